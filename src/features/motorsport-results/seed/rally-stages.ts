import type { RallyStage } from '../rules/rally-stages.ts'

/**
 * The stages of the SA Safari Rally, in kilometres. The specification has no liaison distances: these are invented.
 *
 * Source: requirements C-119 to C-121.
 */
export const safariRally: { readonly dates: string; readonly stages: readonly RallyStage[] } = {
  dates: '19-24 May 2025',
  stages: [
    { name: 'Prologue', stageDistance: 30, liaisonDistance: 24 },
    { name: 'Stage 1', stageDistance: 296, liaisonDistance: 118 },
    { name: 'Stage 2', stageDistance: 266, liaisonDistance: 142 },
    { name: 'Stage 3', stageDistance: 270, liaisonDistance: 96 },
    { name: 'Stage 4', stageDistance: 469, liaisonDistance: 173 },
    { name: 'Stage 5', stageDistance: 98, liaisonDistance: 61 },
  ],
}
