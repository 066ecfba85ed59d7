import { manualPath } from '#features/owners/owner-manuals/index.ts'
import { serviceSchedulePath } from '#features/owners/service-schedule/rules.ts'
import { specSheetPath } from '#features/vehicles/vehicles/index.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { type FetchState, useFetch } from '#ui/use-fetch.ts'
import type { CarModel, GarageCar, ModelFacts } from '../garage.ts'
import { factsAddress } from '../wire/garage-addresses.ts'
import { CarCover } from './car-cover.tsx'
import { CarPart, PartFailed, PartLoading } from './car-part.tsx'
import { CarReminder } from './car-reminder.island.tsx'
import { CarService } from './car-service.tsx'
import type { GarageDocument, GarageLabels } from './labels.ts'

type Facts = { readonly facts: ModelFacts | null }

/** Loads what is known about the model of a car; null without a model. */
export const useModelFacts = (model: CarModel | null) =>
  useFetch<Facts>(model === null ? null : factsAddress(model.code))

type Props = {
  car: GarageCar
  loaded: FetchState<Facts>
  onRetry: () => void
  today: CalendarDay
  documents: readonly GarageDocument[]
  labels: GarageLabels
}

/** Links to the documents of a car: those of its model, and those for every car. */
function Documents({
  facts,
  documents,
  labels,
}: Pick<Props, 'documents' | 'labels'> & { facts: ModelFacts | null }) {
  const { garageCar } = labels.texts
  const ofModel = facts
    ? [
        { label: garageCar.specSheet, href: specSheetPath(facts.range.slug, facts.code), newTab: true },
        { label: garageCar.manual, href: manualPath(facts.range.slug), newTab: true },
        { label: garageCar.serviceDocument, href: serviceSchedulePath(facts.code), newTab: false },
      ]
    : []
  const all = [...ofModel, ...documents]
  if (all.length === 0) return null
  return (
    <CarPart title={garageCar.documents}>
      <ul className="grid gap-1">
        {all.map(({ label, href, newTab }) => (
          <li key={label}>
            <TextLink href={href} newTab={newTab} newTabNote={garageCar.newTab}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </CarPart>
  )
}

/** What is stated of the model in place of the next service and the warranty, while it is not known. */
function Unknown({ car, loaded, onRetry, labels }: Pick<Props, 'car' | 'loaded' | 'onRetry' | 'labels'>) {
  const { garageCar } = labels.texts
  if (car.model === null) return <p className="text-ink-2">{garageCar.chooseModel}</p>
  if (loaded.state === 'loading') return <PartLoading text={garageCar.loading} />
  if (loaded.state === 'failed')
    return <PartFailed text={garageCar.failed} retry={garageCar.retry} onRetry={onRetry} />
  return <p className="text-ink-2">{garageCar.retired}</p>
}

/** The next service, the warranty and the documents of a car. */
export function CarFacts(props: Props) {
  const { car, loaded, today, documents, labels } = props
  const { service, cover } = labels.texts.garageCar
  const facts = car.model !== null && loaded.state === 'ready' ? loaded.data.facts : null
  return (
    <>
      <CarPart title={service}>
        {facts ? <CarService {...{ car, facts, today, labels }} /> : <Unknown {...props} />}
      </CarPart>
      {facts ? (
        <CarPart title={cover}>
          <CarCover {...{ car, facts, today, labels }} />
        </CarPart>
      ) : null}
      {facts ? <CarReminder {...{ car, facts, today, labels }} /> : null}
      <Documents {...{ facts, documents, labels }} />
    </>
  )
}
