'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import type { GradeChoice } from '../range-view.ts'
import { type Chosen, chosen } from '../rules/chosen.ts'

type Choice = Chosen & { readonly grades: readonly GradeChoice[] }

const Choices = createContext<Choice>({ grades: [], grade: undefined, model: undefined, colour: undefined })

type Props = { grades: readonly GradeChoice[]; children: ReactNode }

/** Tells everything on a vehicle's page which model and colour are chosen. The address keeps the choice. */
export function ChoiceProvider({ grades, children }: Props) {
  const query = useAddressQuery()
  const [model, colour] = [query.get('model'), query.get('colour')]
  const choice = useMemo(() => ({ grades, ...chosen(grades, { model, colour }) }), [grades, model, colour])
  return <Choices value={choice}>{children}</Choices>
}

/** What is chosen on the page, and from what. */
export const useChoice = (): Choice => useContext(Choices)

/** Chooses a model, and one of its colours or the first. */
export function choose(model: string, colour?: string): void {
  writeAddressQuery({ model, colour })
}
