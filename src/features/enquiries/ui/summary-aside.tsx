import { telephoneLink } from '#features/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { EnquiredCar, EnquiredDealer, EnquirySummary } from '../summary.ts'
import type { EnquirySummaryTexts } from '../texts.ts'
import { SummaryPicture } from './summary-picture.tsx'

type Props = {
  /** Null while it is unknown. */
  summary: EnquirySummary | null
  /** Shown before a vehicle is chosen. */
  calmPicture: string
  /** A picture of the vehicle that a link brought; null without one. */
  picture: string | null
  texts: EnquirySummaryTexts
}

/** Lines are reserved, so that a choice shifts nothing. */
function Car({ name, colour, price }: EnquiredCar) {
  return (
    <div className="min-w-0 self-center">
      <p className="line-clamp-2 font-semibold laptop:text-h3">{name}</p>
      <p className="truncate text-ink-2 text-small laptop:mt-1">{colour ?? '\u00a0'}</p>
      <p className="figures font-semibold laptop:mt-2">{price ?? '\u00a0'}</p>
    </div>
  )
}

function Dealer({ name, place, today }: EnquiredDealer) {
  return (
    <>
      <p className="font-semibold max-laptop:truncate">{name}</p>
      <p className="text-ink-2 text-small max-laptop:hidden">{place}</p>
      <p className="text-ink-2 text-small max-laptop:truncate">{today}</p>
    </>
  )
}

function Next({ texts, answer }: { texts: EnquirySummaryTexts; answer: string }) {
  return (
    <div className="border-line border-t px-6 py-5 max-laptop:hidden">
      <p className="font-semibold">{texts.next}</p>
      <ul className="mt-2 grid gap-1.5 text-ink-2 text-small">
        <li>{answer}</li>
        <li>{texts.copy}</li>
        <li>{texts.free}</li>
      </ul>
    </div>
  )
}

/**
 * The chosen vehicle in its paint and the dealer, beside a form; above it and compact on small screens. Before a choice,
 * a calm picture and what happens next.
 */
export function SummaryAside({ summary, calmPicture, picture, texts }: Props) {
  const { car = null, dealer = null, telephone = null, answer = '' } = summary ?? {}
  return (
    <section
      aria-label={texts.label}
      className="border border-line bg-surface max-laptop:grid max-laptop:grid-cols-[8.5rem_minmax(0,1fr)] laptop:sticky laptop:top-24"
    >
      <SummaryPicture pictures={[picture, car?.picture]} calmPicture={calmPicture} />
      <div className="px-4 py-3 max-laptop:grid max-laptop:min-h-27 laptop:px-6 laptop:py-5">
        {car ? (
          <Car {...car} />
        ) : (
          <p className="self-center text-small laptop:text-body">
            <span className="font-semibold laptop:hidden">{texts.next}</span>
            <span className="block text-ink-2 laptop:hidden">{answer}</span>
            <span className="font-semibold max-laptop:hidden">{texts.choose}</span>
          </p>
        )}
      </div>
      <div className="border-line border-t px-4 py-3 max-laptop:col-span-2 max-laptop:min-h-20 laptop:px-6 laptop:py-5">
        {dealer ? <Dealer {...dealer} /> : <p className="text-ink-2 text-small">{texts.anyDealer}</p>}
        {telephone ? (
          <TextLink href={telephoneLink(telephone)}>{fill(texts.call, { telephone })}</TextLink>
        ) : null}
      </div>
      <Next texts={texts} answer={answer} />
    </section>
  )
}
