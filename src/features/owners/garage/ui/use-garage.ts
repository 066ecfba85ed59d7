import { useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { GarageCar } from '../garage.ts'
import { carName } from '../rules/car-name.ts'
import { importCars, putCar, removeCar } from '../rules/change-garage.ts'
import { readGarage } from '../rules/garage-file.ts'
import type { GarageTexts } from '../texts.ts'
import { type Notice, problemOf } from './notice.ts'
import { storeCars } from './stored-garage.ts'

type Cars = readonly GarageCar[]

/** What an owner can do with the cars of a garage. The last change can be undone, until there is another. */
export function useGarage(cars: Cars, texts: GarageTexts['garage']) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [before, setBefore] = useState<Cars | null>(null)
  const change = (next: Cars, text: string) => {
    storeCars(next)
    setBefore(cars)
    setNotice({ text, canUndo: true, isProblem: false })
  }
  const refuse = (text: string) => setNotice({ text, canUndo: false, isProblem: true })
  return {
    notice,
    save(car: GarageCar) {
      storeCars(putCar(cars, car))
      setBefore(null)
      setNotice({ text: fill(texts.saved, { name: carName(car) }), canUndo: false, isProblem: false })
    },
    erase: (car: GarageCar) => change(removeCar(cars, car.id), fill(texts.erased, { name: carName(car) })),
    eraseAll: () => change([], texts.erasedAll),
    importFile(text: string) {
      const read = readGarage(text)
      if (!read.cars) return refuse(problemOf(read.problem, texts))
      const imported = importCars(cars, read.cars)
      if (!imported) return refuse(problemOf('tooMany', texts))
      const { added, changed } = imported
      change(imported.cars, fill(texts.imported, { added, changed }))
    },
    undo() {
      if (before) storeCars(before)
      setBefore(null)
      setNotice({ text: texts.undone, canUndo: false, isProblem: false })
    },
  }
}
