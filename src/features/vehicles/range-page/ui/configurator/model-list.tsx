import { Fragment, memo, useEffect, useId } from 'react'
import { TextInLanguage } from '#features/site/language/index.ts'
import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { checkedValue, useEarlyInput } from '#ui/forms/use-early-input.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { ModelPrice } from './model-price.tsx'
import { ModelSteps } from './model-steps.tsx'

/**
 * Scrolls the list, but not the page, until the label of the selected input is visible.
 *
 * @param value of the selected input
 */
function scrollToSelected(root: HTMLElement | null, value: string): void {
  const list = root?.querySelector<HTMLElement>('[data-list]')
  const label = root?.querySelector<HTMLElement>(`input[value="${CSS.escape(value)}"]`)?.parentElement
  if (!list || !label) return
  const startOverflow = Math.min(label.offsetTop - list.scrollTop, label.offsetLeft - list.scrollLeft)
  const endOverflow = Math.max(
    label.offsetTop + label.offsetHeight - list.scrollTop - list.clientHeight,
    label.offsetLeft + label.offsetWidth - list.scrollLeft - list.clientWidth,
  )
  if (startOverflow >= 0 && endOverflow <= 0) return
  list.scrollTo({ top: label.offsetTop - 4, left: label.offsetLeft - 4 })
}

type Props = {
  models: readonly ModelChoice[]
  selected: string | undefined
  onChoose: (code: string) => void
  showsPrices: boolean
  texts: ConfiguratorTexts
  /** Of the page. */
  language: Language
}

/** Number of visible models; the list scrolls when there are more. Source: requirement V-234. */
const maxVisible = 3

type RowProps = Pick<Props, 'onChoose' | 'showsPrices' | 'texts' | 'language'> & {
  name: string
  model: ModelChoice
  chosen: boolean
}

const ModelRow = memo(function ModelRow(props: RowProps) {
  const { name, model, chosen, onChoose, showsPrices, texts, language } = props
  return (
    <label
      id={model.anchor ?? undefined}
      data-chosen={chosen || undefined}
      className="relative grid cursor-pointer content-start gap-1 border border-line bg-surface p-4 hover:border-field has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 data-chosen:border-ink data-chosen:ring-1 data-chosen:ring-ink max-tablet:snap-start data-chosen:highlighted"
    >
      <input
        type="radio"
        name={name}
        value={model.code}
        checked={chosen}
        onChange={() => onChoose(model.code)}
        // As large as its label, because the browser scrolls the focused element into view.
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="font-semibold">
        <NonBreakingName name={model.name} />
      </span>
      <span className="text-ink-2 text-small">
        {model.facts.map((fact, index) => (
          <Fragment key={fact.text}>
            {index > 0 ? ', ' : null}
            <TextInLanguage text={fact} page={language} />
          </Fragment>
        ))}
      </span>
      {showsPrices ? (
        <ModelPrice price={model.price} specialPrice={model.specialPrice} texts={texts} />
      ) : null}
    </label>
  )
})

/**
 * The models of a grade, by descending price: a scrolling list, on a phone a row with arrow buttons. Memoised, because
 * a change of colour does not affect it.
 *
 * Source: requirements V-231 and V-234 to V-236.
 */
export const ModelList = memo(function ModelList(props: Props) {
  const { models, selected, onChoose, showsPrices, texts, language } = props
  const name = useId()
  const group = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const early = checkedValue(fieldset)
    if (early !== undefined && early !== selected) onChoose(early)
  })
  useEffect(() => {
    if (selected === undefined) return
    // In the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(() => scrollToSelected(group.current, selected))
    return () => cancelAnimationFrame(frame)
  }, [group, selected])
  return (
    <div className="min-w-0">
      <fieldset ref={group} className="min-w-0">
        <legend className="mb-4 font-semibold">
          {models.length === 1 ? texts.oneModel : fill(texts.models, { count: models.length })}
        </legend>
        <div
          data-list
          className={`relative -m-1 grid gap-2 p-1 max-tablet:snap-x max-tablet:auto-cols-[min(88%,20rem)] max-tablet:grid-flow-col max-tablet:overflow-x-auto max-tablet:[scrollbar-width:none] ${models.length > maxVisible ? 'tablet:max-h-[25rem] tablet:overflow-y-auto print:max-h-none' : ''}`}
        >
          {models.map((model, position) => (
            <ModelRow
              // biome-ignore lint/suspicious/noArrayIndexKey: reuses the rows for the models of another grade
              key={position}
              {...{ name, model, onChoose, showsPrices, texts, language }}
              chosen={model.code === selected}
            />
          ))}
        </div>
      </fieldset>
      <ModelSteps models={models} selected={selected} onChoose={onChoose} texts={texts} />
    </div>
  )
})
