import { telephoneLink } from '#features/site/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import type { EnquirySummaryTexts } from '../../texts.ts'
import type { EnquiredCar, EnquiredDealer, EnquirySummary } from '../summary.ts'
import { SummaryPicture } from './summary-picture.tsx'

type Props = {
  /** Null while it is unknown. */
  summary: EnquirySummary | null
  /** Whether the form asks for a vehicle. */
  hasVehicle: boolean
  /** Whether a dealer may be chosen in the form. */
  hasDealer: boolean
  /** Shown before a vehicle is chosen. */
  calmPicture: string
  /** A picture of the vehicle that a link brought; null without one. */
  picture: string | null
  texts: EnquirySummaryTexts
}

const part = 'px-4 py-3 laptop:px-6 laptop:py-5'

function Car({ name, colour, accessories, price }: EnquiredCar) {
  return (
    <>
      <p className="line-clamp-2 font-semibold laptop:text-h3">{name}</p>
      {/* Keeps its line, so that the price does not move when a colour is chosen. */}
      <p className="min-h-[1lh] truncate text-ink-2 text-small laptop:mt-1">{colour}</p>
      {accessories.length > 0 ? (
        <ul className="text-ink-2 text-small">
          {accessories.map((accessory) => (
            <li key={accessory}>+ {accessory}</li>
          ))}
        </ul>
      ) : null}
      {price ? <p className="figures font-semibold laptop:mt-2">{price}</p> : null}
    </>
  )
}

function NoCar({ hasVehicle, answer, texts }: Pick<Props, 'hasVehicle' | 'texts'> & { answer: string }) {
  return (
    <>
      <p className="font-semibold laptop:text-h3">{hasVehicle ? texts.choose : texts.next}</p>
      <p className="mt-1 text-ink-2 text-small laptop:hidden">{answer}</p>
      <p className="mt-2 text-ink-2 max-laptop:hidden">{texts.free}</p>
    </>
  )
}

function Dealer({ name, place, today }: EnquiredDealer) {
  return (
    <div className="min-w-0">
      <p className="font-semibold max-laptop:truncate">{name}</p>
      {place ? <p className="text-ink-2 text-small max-laptop:hidden">{place}</p> : null}
      {/* Keeps its line: a cached page has no hours until the browser fetched them. */}
      <p className="min-h-[1.5em] text-ink-2 text-small">{today}</p>
    </div>
  )
}

/** What happens next. Small screens show the answer in place of the vehicle. */
function Next({ texts, answer, isFree }: { texts: EnquirySummaryTexts; answer: string; isFree: boolean }) {
  return (
    <div className={`${part} border-line border-t max-laptop:hidden`}>
      <p className="font-semibold">{texts.next}</p>
      <ul className="mt-2 grid gap-1.5 text-ink-2 text-small">
        {/* Two lines: the answer may change when the opening hours are known. */}
        <li className="min-h-11">{answer}</li>
        <li>{texts.copy}</li>
        {isFree ? <li>{texts.free}</li> : null}
      </ul>
    </div>
  )
}

/**
 * The chosen vehicle in its paint and the dealer, beside a form; above it and compact on small screens. Before a choice,
 * a calm picture and what happens next. Each part reserves its height, so that a choice shifts no layout, and is
 * announced when a choice changes it (WCAG 4.1.3).
 */
export function SummaryAside({ summary, hasVehicle, hasDealer, calmPicture, picture, texts }: Props) {
  const { car = null, dealer = null, telephone = null, answer = '' } = summary ?? {}
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a landmark would repeat with each form
    <div
      role="group"
      aria-label={texts.label}
      className="border border-line bg-surface max-laptop:grid max-laptop:grid-cols-[min(8.5rem,40%)_minmax(0,1fr)] wrap-anywhere laptop:top-24 laptop:[@media(min-height:54rem)]:sticky"
    >
      <SummaryPicture pictures={[picture, car?.picture]} calmPicture={calmPicture} />
      <div
        aria-live="polite"
        className={`${part} min-h-30 min-w-0 content-start max-laptop:grid ${hasVehicle ? 'laptop:min-h-40' : 'laptop:min-h-0'} ${hasVehicle || car ? '' : 'laptop:hidden'}`}
      >
        {car ? <Car {...car} /> : <NoCar {...{ hasVehicle, answer, texts }} />}
      </div>
      <div
        aria-live="polite"
        className={`${part} flex min-h-25 flex-wrap content-between items-start justify-between gap-x-4 border-line border-t max-laptop:col-span-2 laptop:block ${hasDealer ? 'laptop:min-h-36' : 'laptop:min-h-0'}`}
      >
        {dealer ? <Dealer {...dealer} /> : <p className="text-ink-2 text-small">{texts.talk}</p>}
        {telephone ? (
          <div className="laptop:mt-2">
            <TextLink href={telephoneLink(telephone)}>
              {fill(texts.call, { telephone: unbrokenNumbers(telephone) })}
            </TextLink>
          </div>
        ) : null}
      </div>
      <Next {...{ texts, answer }} isFree={car !== null || !hasVehicle} />
    </div>
  )
}
