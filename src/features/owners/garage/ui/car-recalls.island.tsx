'use client'

import { CampaignList } from '#features/owners/recalls/islands.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { GarageCar } from '../garage.ts'
import { CarPart } from './car-part.tsx'
import type { GarageLabels } from './labels.ts'
import type { RecallState } from './use-recall-checks.ts'

type Props = {
  vin: GarageCar['vin']
  /** Undefined before the first lookup. */
  result: RecallState | undefined
  labels: GarageLabels
}

function Outcome({ result, labels }: { result: RecallState; labels: GarageLabels }) {
  const { texts, recalls, language } = labels
  const { garageCar } = texts
  if (result.state !== 'checked') {
    if (result.state === 'checking') return <p className="text-ink-2">{garageCar.recallsChecking}</p>
    if (result.state === 'tooOften') return <p>{garageCar.recallsTooOften}</p>
    return <p className="font-semibold">{garageCar.recallsFailed}</p>
  }
  const { campaigns } = result
  if (campaigns.length === 0) return <p>{garageCar.recallsNone}</p>
  return (
    <div className="grid gap-4">
      <p className="font-semibold text-error">{garageCar.recallsFound}</p>
      <CampaignList campaigns={campaigns} labels={recalls} language={language} headingLevel={3} />
      <p>
        <TextLink href="/dealers">{garageCar.findDealer}</TextLink>
      </p>
    </div>
  )
}

/** The recalls of a car: what was found, why nothing could be, or what is missing to ask. */
export function CarRecalls({ vin, result, labels }: Props) {
  const { recalls, recallsNoVin, recallsChecking } = labels.texts.garageCar
  return (
    <CarPart title={recalls}>
      <div role="status" data-recalls={vin === null ? 'no-vin' : (result?.state ?? 'checking')}>
        {vin === null ? <p className="text-ink-2">{recallsNoVin}</p> : null}
        {vin !== null && result ? <Outcome result={result} labels={labels} /> : null}
        {vin !== null && !result ? <p className="text-ink-2">{recallsChecking}</p> : null}
      </div>
    </CarPart>
  )
}
