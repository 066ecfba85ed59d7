import type { Drawing } from '#features/pictures/index.ts'
import { DrawingImage } from '#features/pictures/page.tsx'
import type { StoryFacts } from '#features/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { StoryTexts } from '../../texts.ts'
import { roadText } from './chapter-texts.ts'

type Props = {
  rangeName: string
  facts: StoryFacts
  /** The side view of the model. */
  drawing: Extract<Drawing, { kind: 'vehicle' }>
  texts: StoryTexts
}

/** The chapter about driving, with the vehicle from the front at night. */
export function OnTheRoad({ rangeName, facts, drawing, texts }: Props) {
  const text = roadText(facts, texts)
  if (text === '') return null
  const { vehicle, colour, wheels, finish, rails, trim, variant } = drawing
  return (
    <section
      aria-labelledby="road-title"
      className="@container on-dark mt-section overflow-hidden bg-[#050608]"
    >
      <div className="grid grid-cols-1 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div className="frame-start grid content-center gap-5 py-16 laptop:pr-10">
          <h2 id="road-title" className="text-h2">
            {texts.road}
          </h2>
          <p className="max-w-[34rem] text-ink-2 text-lead">{text}</p>
        </div>
        <DrawingImage
          drawing={{
            ...{ kind: 'night-front', vehicle, colour },
            ...{ wheels, finish, rails, trim, variant },
          }}
          alt={fill(texts.frontAtNight, { range: rangeName })}
          scale={2}
          className="h-auto w-full max-laptop:order-first"
        />
      </div>
    </section>
  )
}
