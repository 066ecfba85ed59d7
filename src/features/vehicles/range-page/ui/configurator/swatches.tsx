import { memo, useId } from 'react'
import type { ColourChoice } from '#features/vehicles/vehicles/index.ts'
import { checkedValue, useEarlyInput } from '#ui/forms/use-early-input.ts'
import { Paint } from './paint.tsx'

type Props = {
  colours: readonly ColourChoice[]
  selected: string | undefined
  /** Receives undefined when the preview ends. */
  onPreview: (code: string | undefined) => void
  onChoose: (code: string) => void
  legend: string
}

/** Paint names are not translated. */
const nameLanguage = 'en'

type SwatchProps = Pick<Props, 'onPreview' | 'onChoose'> & {
  name: string
  code: string
  title: string
  /** Separate strings instead of an object, so that memo skips unchanged swatches. */
  body: string
  roof: string | undefined
  chosen: boolean
}

const Swatch = memo(function Swatch(props: SwatchProps) {
  const { name, code, title, body, roof, chosen, onPreview, onChoose } = props
  return (
    <label
      title={title}
      data-chosen={chosen || undefined}
      lang={nameLanguage}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPreview(code)}
      onPointerLeave={() => onPreview(undefined)}
      className="relative grid size-12 cursor-pointer place-items-center rounded-full border-[1.5px] border-transparent hover:border-field data-chosen:border-ink forced-colors:border-[Canvas] forced-colors:data-chosen:border-[Highlight] has-focus-visible:outline-3 has-focus-visible:outline-offset-1 tablet:size-13"
    >
      <input
        type="radio"
        name={name}
        value={code}
        checked={chosen}
        onChange={() => onChoose(code)}
        // As large as its label, because the browser scrolls the focused element into view.
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Paint colour={{ body, ...(roof ? { roof } : {}) }} />
      <span className="sr-only">{title}</span>
    </label>
  )
})

/** Paint swatches: hovering previews, clicking selects. Source: requirement V-238. */
export function Swatches({ colours, selected, onPreview, onChoose, legend }: Props) {
  const name = useId()
  const group = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const early = checkedValue(fieldset)
    if (early !== undefined && early !== selected) onChoose(early)
  })
  if (colours.length === 0) return null
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap justify-center gap-1 tablet:gap-2">
        {colours.map(({ code, title, colour }) => (
          <Swatch
            key={code}
            {...{ name, code, title, body: colour.body, roof: colour.roof, onPreview, onChoose }}
            chosen={code === selected}
          />
        ))}
      </div>
    </fieldset>
  )
}
