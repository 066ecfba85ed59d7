'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { PaintColour } from '#features/pictures/pictures/islands.ts'
import type { GradeChoice } from '#features/vehicles/vehicles/index.ts'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import { useAfterPaint } from '#ui/use-after-paint.ts'
import { type ModelSelection, selectModelAndColour } from '../../rules/model-selection.ts'

type Choice = ModelSelection & {
  readonly grades: readonly GradeChoice[]
  /** Code of the colour in the URL; null until the visitor chooses one. */
  readonly chosenColour: string | null
}

const noChoice: Choice = {
  grades: [],
  grade: undefined,
  model: undefined,
  colour: undefined,
  chosenColour: null,
}
const ImmediateChoice = createContext(noChoice)
const DeferredChoice = createContext(noChoice)

type Props = { grades: readonly GradeChoice[]; children: ReactNode }

/**
 * Provides the selected model and colour to a vehicle page, and paints its vehicles. The URL's query string stores the
 * selection.
 */
export function ChoiceProvider({ grades, children }: Props) {
  const query = useAddressQuery()
  const [model, colour] = [query.get('model'), query.get('colour')]
  const choice = useMemo(
    () => ({ grades, chosenColour: colour, ...selectModelAndColour(grades, { model, colour }) }),
    [grades, model, colour],
  )
  const deferred = useAfterPaint(choice)
  return (
    <ImmediateChoice value={choice}>
      <DeferredChoice value={deferred}>
        <PaintColour value={deferred.colour?.colour}>{children}</PaintColour>
      </DeferredChoice>
    </ImmediateChoice>
  )
}

/** Returns the selection in the frame of the input event: for the controls and what is beside them. */
export const useImmediateChoice = (): Choice => useContext(ImmediateChoice)

/** Returns the selection after the controls have been painted: for the rest of the page. */
export const useChoice = (): Choice => useContext(DeferredChoice)

/** Selects a model, and a colour of it; default: its first colour. */
export function selectModel(model: string, colour?: string): void {
  writeAddressQuery({ model, colour })
}
