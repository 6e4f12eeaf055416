import { Picture } from '@brightfill/shared/media'
import { RichText } from '@brightfill/shared/rich-text'
import { Reveal } from '@brightfill/shared/ui'
import styles from './Columns.module.css'
import { ContentButton } from './ContentButton'
import { HeadedSection } from './HeadedSection'
import type { SectionProps } from './sectionProps'

const across = '(min-width: 90rem) 84rem, 100vw'
const beside = '(min-width: 90rem) 35rem, (min-width: 48rem) 41vw, 100vw'

/** Rich text in two columns with the picture across both, or in one with the picture beside it. */
export function Columns(props: SectionProps<'columns'>) {
  const { field } = props
  const { Image: image, 'Text Button': action, 'Left text': left, 'Right text': right } = props.fields
  return (
    <HeadedSection {...props}>
      <div className={styles.columns} data-pair={!right || undefined}>
        <RichText html={left} {...field('Left text')} />
        {right && <RichText html={right} {...field('Right text')} />}
        {image && (
          <Reveal kind="slide-appear" slow className={styles.frame}>
            <Picture {...image} {...field('Image')} sizes={right ? across : beside} className={styles.image} />
          </Reveal>
        )}
      </div>
      {action && (
        <p className={styles.action}>
          <ContentButton link={action} variant="secondary" {...field('Text Button')} />
        </p>
      )}
    </HeadedSection>
  )
}
