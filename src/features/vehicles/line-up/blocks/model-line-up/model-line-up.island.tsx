'use client'

import { LiveSection } from '#features/site/blocks/index.ts'
import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import { type ModelSelectionOptions, selectModels } from '../../rules/select-models.ts'
import { ModelCards, type ModelCardsProps, ModelCardsSkeleton } from './model-cards.tsx'

type Props = Omit<ModelCardsProps, 'cards'> & {
  address: string
  selection: ModelSelectionOptions
  states: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** Fetches the models in the browser when the server could not load them. */
export function ModelLineUpLive({ address, selection, states, ...cards }: Props) {
  return (
    <LiveSection<readonly DisplayedModel[]>
      address={address}
      skeleton={<ModelCardsSkeleton loading={states.loading} />}
      labels={states}
    >
      {(models) => <ModelCards {...cards} cards={selectModels(models, selection)} />}
    </LiveSection>
  )
}
