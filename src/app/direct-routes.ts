import type { DirectRoute } from '#platform/http/direct-routes.ts'

/** The routes that many browsers call in the same moment: the votes of a day, and pages that are open while a round runs. */
export const directRoutes: readonly DirectRoute[] = [
  { path: '/api/poll-voter', load: () => import('./(services)/api/poll-voter/route.ts') },
  {
    path: '/api/poll-vote-update/[pollId]',
    load: () => import('./(services)/api/poll-vote-update/[pollId]/route.ts'),
  },
  {
    path: '/api/poll-vote-count/[pollId]',
    load: () => import('./(services)/api/poll-vote-count/[pollId]/route.ts'),
  },
  { path: '/sections/live-results', load: () => import('./sections/live-results/route.ts') },
]
