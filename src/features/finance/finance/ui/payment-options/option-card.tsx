import { fill } from '#platform/i18n/fill.ts'
import { type BasisPoints, formatInstalment } from '#platform/money.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { PaymentOption } from '../../rules/payment-options.ts'
import type { PaymentOptionsTexts } from '../../texts.ts'
import { LineSample } from './line-sample.tsx'
import { paymentOptionName } from './option-name.ts'
import { paymentOptionLines, paymentOptionNotes } from './option-texts.ts'

type Props = {
  option: PaymentOption
  leaseBalloon: BasisPoints
  /** Address of the PDF quote; null when there is none. */
  quoteHref: string | null
  texts: PaymentOptionsTexts
}

/** A payment option. Its rows align with those of the neighbouring cards, so that figures can be compared across. */
export function PaymentOptionCard({ option, leaseBalloon, quoteHref, texts }: Props) {
  const name = paymentOptionName(option.kind, texts)
  const { end, included } = paymentOptionNotes(option, leaseBalloon, texts)
  const [amount, unit] = formatInstalment(option.monthly).split('\u00a0p/m')
  return (
    <li className="row-span-13 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0 bg-surface p-6">
      <div className="flex items-center justify-between gap-4">
        <h4 className="text-h4">{name}</h4>
        {option.balances.length > 0 ? <LineSample kind={option.kind} /> : null}
      </div>
      <p className="figures pt-4 pb-5 text-figure">
        {amount}
        <span className="ml-1 whitespace-nowrap text-ink-2 text-small">
          {unit === undefined ? '' : '\u00a0p/m'}
        </span>
      </p>
      <dl className="row-span-9 grid grid-cols-1 grid-rows-subgrid gap-y-0">
        {paymentOptionLines(option, texts).map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
            <dt className="min-w-0 text-ink-2 text-small">{label}</dt>
            <dd className="figures whitespace-nowrap font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid grid-cols-1 content-start gap-4 border-line border-t pt-4 text-small">
        {[
          { label: texts.atTheEnd, text: end },
          { label: texts.included, text: included },
        ].map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="self-end pt-5">
        {quoteHref === null ? null : (
          <TextLink href={quoteHref} newTab newTabNote={fill(texts.pdfOf, { way: name })}>
            {texts.pdf}
          </TextLink>
        )}
      </p>
    </li>
  )
}
