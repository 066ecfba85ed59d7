import { useId } from 'react'
import { chosenOf, useEarlyInput } from '#ui/forms/use-early-input.ts'
import type { ColourChoice } from '../range-view.ts'

type Props = {
  colours: readonly ColourChoice[]
  selected: string | undefined
  /** Called with undefined when the preview ends. */
  onPreview: (code: string | undefined) => void
  onChoose: (code: string) => void
  legend: string
}

/** Paints have one name, in every language. */
const namesAreIn = 'en'

/** Paint swatches: hovering previews, clicking selects. Source: vehicles-and-finance.md §4. */
export function Swatches({ colours, selected, onPreview, onChoose, legend }: Props) {
  const name = useId()
  const group = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const early = chosenOf(fieldset)
    if (early !== undefined && early !== selected) onChoose(early)
  })
  if (colours.length === 0) return null
  return (
    <fieldset ref={group}>
      <legend className="sr-only">{legend}</legend>
      <div className="-m-1 flex flex-wrap gap-1">
        {colours.map(({ code, title, colour }) => (
          <label
            key={code}
            title={title}
            lang={namesAreIn}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPreview(code)}
            onPointerLeave={() => onPreview(undefined)}
            className="group grid size-13 cursor-pointer place-items-center rounded-full border-[1.5px] border-transparent has-checked:border-ink forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-3 has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === selected}
              onChange={() => onChoose(code)}
              className="sr-only"
            />
            <svg viewBox="0 0 40 40" className="size-10" aria-hidden="true">
              <circle
                cx="20"
                cy="20"
                r="19.25"
                fill={colour.body}
                stroke="#15171a"
                strokeOpacity="0.35"
                strokeWidth="1.5"
              />
              {colour.roof ? <path d="M20 1.5a18.5 18.5 0 0 1 0 37z" fill={colour.roof} /> : null}
            </svg>
            <span className="sr-only">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
