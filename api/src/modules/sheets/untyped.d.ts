// Packages without types: what this folder uses of them.

declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string): { levels: Uint8Array; paragraphs: { level: number }[] }
    getMirroredCharacter(letter: string): string | null
  }
  export default function bidiFactory(): Bidi
}

declare module 'fontkit' {
  /** In units of the font, of which `unitsPerEm` make its size. */
  export interface Font {
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { advanceWidth: number }
  }
  export function create(file: Uint8Array): Font
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
