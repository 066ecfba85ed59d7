import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { Poll } from '../poll.ts'
import { pollOn } from '../rules/poll-on.ts'
import { listPolls } from './cached.ts'

/** Loads the question of today; empty on a day without one. Source: requirements C-106 and C-107. */
export function loadPoll({ today }: Pick<LiveDataRequest, 'today'>): Promise<Live<Poll>> {
  return readLive<Poll>('dakarPoll', async () => pollOn(await listPolls(), today) ?? null)
}
