'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { GradeChoice } from '#features/vehicles/index.ts'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import { useAfterPaint } from '#ui/use-after-paint.ts'
import { type Chosen, chosen } from '../../rules/chosen.ts'

type Choice = Chosen & { readonly grades: readonly GradeChoice[] }

const nothing: Choice = { grades: [], grade: undefined, model: undefined, colour: undefined }
const Pressed = createContext(nothing)
const Followed = createContext(nothing)

type Props = { grades: readonly GradeChoice[]; children: ReactNode }

/** Tells everything on a vehicle's page which model and colour are chosen. The address keeps the choice. */
export function ChoiceProvider({ grades, children }: Props) {
  const query = useAddressQuery()
  const [model, colour] = [query.get('model'), query.get('colour')]
  const choice = useMemo(() => ({ grades, ...chosen(grades, { model, colour }) }), [grades, model, colour])
  const followed = useAfterPaint(choice)
  return (
    <Pressed value={choice}>
      <Followed value={followed}>{children}</Followed>
    </Pressed>
  )
}

/** What is chosen, in the very picture that answers the press: for the controls and for what stands beside them. */
export const usePressedChoice = (): Choice => useContext(Pressed)

/** What is chosen on the page, and from what. It follows a press as soon as the controls have answered it. */
export const useChoice = (): Choice => useContext(Followed)

/** Chooses a model, and one of its colours or the first. */
export function choose(model: string, colour?: string): void {
  writeAddressQuery({ model, colour })
}
