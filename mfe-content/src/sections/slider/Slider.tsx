import { Container, Section, SectionHeading, StepButtons, uniqueKeys } from '@brightfill/shared/ui'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { ContentButton } from '../ContentButton'
import type { SectionProps } from '../sectionProps'
import { texts } from '../texts'
import { Slide } from './Slide'
import styles from './Slider.module.css'
import { useSwiper } from './useSwiper'

/** Slides that move sideways: a list that scrolls natively, until swiper takes over. */
export function Slider({ fields, headingId, level, tight, field }: SectionProps<'slider'>) {
  const viewport = useRef<HTMLDivElement>(null)
  const { state, show, step } = useSwiper(viewport)
  const said = texts.slider
  const { Slides: slides, 'Text Button': action } = fields
  const visible = state?.visible.split(' ').map(Number)
  useFocusInView(viewport, state?.visible)

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return // shortcuts of the browser, such as Back
    if (!state || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }

  const keyOf = uniqueKeys()
  return (
    <Section tight={tight} aria-labelledby={headingId} {...field()}>
      <Container>
        <SectionHeading id={headingId} title={fields['Title section']} level={level} mark={field('Title section')}>
          <div className={styles.aside} data-single={!action || undefined}>
            {fields['Text section'] && (
              <p className={styles.text} {...field('Text section')}>
                {fields['Text section']}
              </p>
            )}
            {action && <ContentButton link={action} {...field('Text Button')} />}
            <div
              className={styles.arrows}
              data-idle={state?.locked || undefined}
              data-print="hide"
              data-scripts="needed"
            >
              <StepButtons
                labels={[said.previous, said.next]}
                atStart={state?.atStart ?? true}
                atEnd={state?.atEnd ?? false}
                onStep={step}
              />
            </div>
          </div>
        </SectionHeading>
      </Container>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div
        ref={viewport}
        role="group"
        aria-roledescription={said.slider}
        aria-labelledby={headingId}
        className={styles.viewport}
        onKeyDown={press}
      >
        <div className={`content-slider-track ${styles.track}`}>
          {slides.map((slide, index) => (
            <Slide
              key={keyOf(`${slide.text} ${slide.image.src}`)}
              slide={slide}
              label={said.slide(index + 1, slides.length)}
              away={visible ? !visible.includes(index) : false}
              onReached={() => show(index)}
              {...field(`Slides.${index}`)}
            />
          ))}
        </div>
      </div>
    </Section>
  )
}

/**
 * Moves the focus from a slide that leaves the view, where the browser would drop it, to the first one in view.
 * @param visible which slides can be seen
 */
function useFocusInView(viewport: RefObject<HTMLElement | null>, visible: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever other slides are in view
  useLayoutEffect(() => {
    const slider = viewport.current
    if (slider?.querySelector('[inert] :focus'))
      slider.querySelector<HTMLElement>(':not([inert]) > a')?.focus({ preventScroll: true })
  }, [visible])
}
