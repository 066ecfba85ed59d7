'use client'

import { LiveSection } from '#features/blocks/index.ts'
import type { ShownModel } from '#features/vehicles/index.ts'
import { chosenModels, type ModelChoiceRule } from '../../rules/chosen-models.ts'
import { ModelCards, type ModelCardsProps, ModelCardsSkeleton } from './model-cards.tsx'

type Props = Omit<ModelCardsProps, 'cards'> & {
  address: string
  selection: ModelChoiceRule
  states: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** Fetches the models in the browser when the server could not load them. */
export function ModelLineUpLive({ address, selection, states, ...cards }: Props) {
  return (
    <LiveSection<readonly ShownModel[]>
      address={address}
      skeleton={<ModelCardsSkeleton loading={states.loading} />}
      words={states}
    >
      {(models) => <ModelCards {...cards} cards={chosenModels(models, selection)} />}
    </LiveSection>
  )
}
