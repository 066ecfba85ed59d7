import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { certificationOf, isDemo } from '#features/stock/stock-cards/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { brand } from '#platform/site/brand.ts'
import type { VehiclePageTexts } from '../texts.ts'
import { vehicleFacts } from './vehicle-facts.ts'

type Props = { vehicle: UsedVehicle; texts: VehiclePageTexts }

/** What the certification and the other marks of a vehicle mean for its buyer. */
function meaningsOf({ certification, salesType, isConnected }: UsedVehicle, texts: VehiclePageTexts) {
  const certified = certificationOf(certification)
  return [
    certified === 'programme' ? fill(texts.programmeMeaning, { name: brand.usedProgramme }) : null,
    certified === 'manufacturer' ? fill(texts.manufacturerMeaning, { name: brand.name }) : null,
    isConnected ? texts.connectMeaning : null,
    isDemo(salesType) ? texts.demo : null,
  ].filter((meaning) => meaning !== null)
}

/** The facts of a vehicle that its dealer states. */
export function VehicleFactsList({ vehicle, texts }: Props) {
  const meanings = meaningsOf(vehicle, texts)
  return (
    <section aria-labelledby="vehicle-facts">
      <h2 id="vehicle-facts" className="text-h3">
        {texts.atAGlance}
      </h2>
      <dl className="mt-5 grid grid-cols-2 gap-x-gutter border-line border-t tablet:grid-cols-3">
        {vehicleFacts(vehicle).map(({ label, value }) =>
          value === null ? null : (
            <div key={label} className="border-line border-b py-3.5">
              <dt className="text-ink-2 text-small">{texts[label]}</dt>
              <dd className="figures mt-0.5 font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {meanings.length > 0 ? (
        <ul className="mt-5 grid max-w-[66ch] gap-3">
          {meanings.map((meaning) => (
            <li key={meaning} className="border-accent border-l-2 pl-4 text-ink-2">
              {meaning}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
