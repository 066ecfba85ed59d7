import { lineUpTexts } from '../../texts.ts'

/** Id of the form to which the ticks of a page belong, and which sends them without JavaScript. */
export const compareFormId = 'compare'

type Props = {
  range: { readonly slug: string; readonly name: string }
  /** Of the model that stands for the range. */
  code: string
}

/** Ticks a range for the comparison. Its card is a link, above which the tick lies. English only. */
export function CompareTick({ range: { slug, name }, code }: Props) {
  return (
    <label className="relative z-1 mt-1 flex min-h-9 items-center gap-3 justify-self-start pr-3 text-small hover:text-accent-text pointer-coarse:min-h-11 print:hidden">
      <input
        type="checkbox"
        name="code"
        value={code}
        form={compareFormId}
        data-compared-range={slug}
        className="tick"
      />
      <span>
        {lineUpTexts('en').comparing.compare}
        <span className="sr-only"> {name}</span>
      </span>
    </label>
  )
}
