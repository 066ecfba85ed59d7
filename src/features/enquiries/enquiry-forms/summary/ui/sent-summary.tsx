import { telephoneLink } from '#features/site/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import type { EnquirySummaryTexts } from '../../texts.ts'
import type { EnquirySummary } from '../summary.ts'

type Props = { summary: EnquirySummary; reference: string; texts: EnquirySummaryTexts }

type Line = readonly [label: string, value: string]

/** What was sent: the vehicle, the dealer, when the answer comes, and where to go on from here. */
export function SentSummary({ summary, reference, texts }: Props) {
  const { car, dealer, answer, telephone, visit } = summary
  const lines: readonly Line[] = [
    ...(car
      ? [[texts.about, [car.name, car.colour, ...car.accessories].filter(Boolean).join(', ')] as const]
      : []),
    ...(dealer ? [[texts.sentTo, [dealer.name, dealer.today].filter(Boolean).join(' · ')] as const] : []),
    ...(visit ? [[texts.visit, `${visit.when}. ${texts.visitConfirmed}`] as const] : []),
    [texts.answered, answer],
    [texts.next, texts.keep],
  ]
  return (
    <div className="mt-8 grid items-center gap-8 laptop:grid-cols-2">
      {car?.picture ? (
        <div className="bg-raised p-6 laptop:order-last">
          <img
            src={car.picture}
            alt=""
            width={900}
            height={450}
            className="aspect-2/1 h-auto w-full object-contain"
          />
        </div>
      ) : null}
      <div>
        <dl>
          {lines.map(([label, value]) => (
            <div key={label} className="border-line border-t py-3">
              <dt className="text-ink-2 text-small">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap gap-4">
          {telephone ? (
            <ButtonLink href={telephoneLink(telephone)}>
              {fill(texts.call, { telephone: unbrokenNumbers(telephone) })}
            </ButtonLink>
          ) : null}
          {dealer?.whatsapp ? (
            <ButtonLink href={`${dealer.whatsapp}?text=${reference}`} variant="secondary">
              {texts.whatsapp}
            </ButtonLink>
          ) : null}
          {visit ? (
            <ButtonLink href={visit.calendar} variant="secondary">
              {texts.calendar}
            </ButtonLink>
          ) : null}
          {car ? (
            <ButtonLink href={car.page} variant="secondary">
              {fill(texts.back, { range: car.range })}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </div>
  )
}
