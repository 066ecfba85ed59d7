import type { EventMedal } from '../rules/event-medals.ts'
import type { EventStats } from '../rules/event-stats.ts'

/** Source: requirement C-122. */
export const dakarMedals: readonly EventMedal[] = [
  { metal: 'gold', year: 2019 },
  { metal: 'gold', year: 2022 },
  { metal: 'gold', year: 2023 },
  { metal: 'silver', year: 2021 },
  { metal: 'silver', year: 2025 },
  { metal: 'silver', year: 2018 },
  { metal: 'bronze', year: 2018 },
]

/** Stated figures, not counted from dates. Source: requirements C-123 and C-124; decision C-5. */
export const eventStats = {
  sasr: { stages: 5, days: 7, crews: 2 },
  others: { stages: 12, days: 14, crews: 4 },
} as const satisfies Readonly<Record<string, EventStats>>
