import type { DescriptionTab } from '@brightfill/shared/contract'

export interface Words {
  title: string
  text: string
  /** Heading of the list. */
  listed: string
  points: string[]
  closing?: string
}

const clips = {
  valves: { file: 'machine-filling-valves.mp4', poster: 'machine-filling-valves-poster.webp' },
  line: { file: 'banner-filling-line.mp4', poster: 'banner-filling-line-poster.webp' },
  assembly: { file: 'scroll-filler-assembly.mp4', poster: 'scroll-filler-assembly-poster.webp' },
}
export type Clip = keyof typeof clips

/** The Description tab: a heading, a paragraph, a list, and often a clip of the test run beside them. */
export function descriptionTab({ title, text, listed, points, closing }: Words, video?: Clip): DescriptionTab {
  const list = points.map((point) => `<li>${point}</li>`).join('')
  return {
    video_type: video ? 'local' : '',
    local_video: video ? `public/video/${clips[video].file}` : '',
    iframe_video: '',
    video_poster: video ? `public/video/${clips[video].poster}` : '',
    text: `<h3>${title}</h3><p>${text}</p><h4>${listed}</h4><ul>${list}</ul>${closing ? `<p>${closing}</p>` : ''}`,
  }
}
