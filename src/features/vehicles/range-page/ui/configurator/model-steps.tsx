import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { ConfiguratorTexts } from '../../texts.ts'

type Props = {
  models: readonly ModelChoice[]
  selected: string | undefined
  onChoose: (code: string) => void
  texts: ConfiguratorTexts
}

const arrow =
  'grid size-11 place-items-center rounded-sharp border-[1.5px] border-current hover:bg-ink hover:text-on-ink aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-inherit'

/** Previous and next buttons for phones, within the models of a grade. Source: requirement V-236. */
export function ModelSteps({ models, selected, onChoose, texts }: Props) {
  if (models.length < 2) return null
  const position = models.findIndex(({ code }) => code === selected)
  const steps = [
    { label: texts.previousModel, shape: glyphs.arrowLeft, to: models[position - 1] },
    { label: texts.nextModel, shape: glyphs.arrowRight, to: models[position + 1] },
  ]
  return (
    <div className="mt-4 flex items-center justify-between gap-4 tablet:hidden print:hidden">
      <p className="figures text-ink-2 text-small">
        {fill(texts.modelPlace, { place: position + 1, count: models.length })}
      </p>
      <div className="flex gap-2">
        {steps.map(({ label, shape, to }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-disabled={to ? undefined : true}
            onClick={() => to && onChoose(to.code)}
            className={arrow}
          >
            <Glyph shape={shape} />
          </button>
        ))}
      </div>
    </div>
  )
}
