'use client'

import { useEffect, useRef, useState } from 'react'
import { checkVin } from '#features/owners/recalls/islands.ts'
import { fill } from '#platform/i18n/fill.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { Button } from '#ui/actions/button.tsx'
import { type GarageCar, type GarageRange, maxCars } from '../garage.ts'
import { writeGarage } from '../rules/garage-file.ts'
import { CarCard, headingIdOf } from './car-card.island.tsx'
import { CarForm } from './car-form.island.tsx'
import { KeepCopy } from './keep-copy.tsx'
import type { GarageDocument, GarageLabels } from './labels.ts'
import type { Notice } from './notice.ts'
import { saveFile } from './save-file.ts'
import { removeStored, useStoredGarage } from './stored-garage.ts'
import { useGarage } from './use-garage.ts'
import { useRecallChecks } from './use-recall-checks.ts'

export type GarageProps = {
  /** Null when they did not come with the page. */
  ranges: readonly GarageRange[] | null
  /** The address they are fetched from then. */
  address: string
  documents: readonly GarageDocument[]
  headingLevel: 2 | 3
  labels: GarageLabels
}

const fileName = 'my-garage.json'

/** Sixteen hexadecimal digits. `randomUUID` is missing on pages without TLS. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The form that is open: of a car, or of a new one. */
type OpenForm = { readonly id: string; readonly car: GarageCar | null }

function Damaged({ text, texts }: { text: string; texts: GarageLabels['texts']['garage'] }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="font-semibold">{texts.damagedTitle}</p>
      <p className="max-w-[60ch]">{texts.damaged}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => saveFile(text, fileName, 'application/json')}>{texts.export}</Button>
        <Button variant="secondary" onClick={removeStored}>
          {texts.beginAgain}
        </Button>
      </div>
    </div>
  )
}

type NoticeProps = { notice: Notice | null; onUndo: () => void; texts: GarageLabels['texts']['garage'] }

/** What the last change did, with a button that undoes it. It gets the focus when what had it is gone. */
function NoticeLine({ notice, onUndo, texts }: NoticeProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice && (notice.canUndo || notice.isProblem)) line.current?.focus()
  }, [notice])
  return (
    <div role="status">
      {notice ? (
        <div
          ref={line}
          tabIndex={-1}
          className={`flex flex-wrap items-center gap-x-6 gap-y-2 border-l-4 bg-raised p-4 ${notice.isProblem ? 'border-error' : 'border-line'}`}
        >
          <p className="min-w-0 wrap-anywhere">{notice.text}</p>
          {notice.canUndo ? (
            <Button variant="text" onClick={onUndo}>
              {texts.undo}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function OpenGarage({
  cars,
  isStored,
  ...props
}: GarageProps & { cars: readonly GarageCar[]; isStored: boolean }) {
  const { ranges, address, documents, headingLevel, labels } = props
  const texts = labels.texts.garage
  const [today] = useState(() => calendarDayOf(new Date()))
  const [form, setForm] = useState<OpenForm | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const garage = useGarage(cars, texts)
  const vins = [...new Set(cars.flatMap(({ vin }) => vin ?? []))]
  const recalls = useRecallChecks(vins, checkVin)
  const addButton = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (saved !== null) document.getElementById(headingIdOf(saved))?.focus()
  }, [saved])

  const openForm = (car: GarageCar | null) => {
    setSaved(null)
    setForm({ id: car?.id ?? newId(), car })
  }
  const close = () => {
    setForm(null)
    addButton.current?.querySelector('button')?.focus()
  }
  const save = (car: GarageCar) => {
    garage.save(car)
    setForm(null)
    setSaved(car.id)
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      {isStored ? null : <p className="font-semibold">{texts.unstored}</p>}
      {cars.length === 0 ? (
        <div className="grid gap-2">
          <p className="font-semibold text-h4">{texts.emptyTitle}</p>
          <p className="max-w-[60ch] text-ink-2">{texts.empty}</p>
        </div>
      ) : null}
      <div ref={addButton} className="flex flex-wrap items-center gap-3">
        {cars.length < maxCars ? (
          <Button onClick={() => openForm(null)}>{texts.add}</Button>
        ) : (
          <p>{fill(texts.full, { count: maxCars })}</p>
        )}
        {vins.length > 0 ? (
          <Button variant="secondary" busy={recalls.isChecking} onClick={recalls.checkAll}>
            {recalls.isChecking ? texts.checking : texts.checkRecalls}
          </Button>
        ) : null}
      </div>
      <NoticeLine notice={garage.notice} onUndo={garage.undo} texts={texts} />
      {form ? (
        <CarForm
          key={form.id}
          {...form}
          {...{ ranges, address, today, headingLevel, labels }}
          onSave={save}
          onCancel={close}
        />
      ) : null}
      {cars.length > 0 ? (
        <ul className="grid grid-cols-1 items-start gap-gutter laptop:grid-cols-2">
          {cars.map((car) => (
            <li key={car.id} className="min-w-0">
              <CarCard
                car={car}
                recalls={car.vin === null ? undefined : recalls.results.get(car.vin)}
                {...{ today, documents, headingLevel, labels }}
                onEdit={() => openForm(car)}
                onErase={() => garage.erase(car)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <KeepCopy
        hasCars={cars.length > 0}
        headingLevel={headingLevel}
        texts={texts}
        onExport={() => saveFile(writeGarage(cars, true), fileName, 'application/json')}
        onImport={garage.importFile}
        onEraseAll={garage.eraseAll}
      />
    </div>
  )
}

/** The garage of this browser. On the server it is empty, because only the browser knows its cars. */
export function Garage(props: GarageProps) {
  const stored = useStoredGarage()
  const texts = props.labels.texts.garage
  if (stored.state === 'opening')
    return (
      <p role="status" className="min-h-60 text-ink-2 noscript:hidden">
        {texts.loading}
      </p>
    )
  if (stored.state === 'damaged') return <Damaged text={stored.text} texts={texts} />
  return <OpenGarage {...props} cars={stored.cars} isStored={stored.isStored} />
}
