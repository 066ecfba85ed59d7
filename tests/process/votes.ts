import { setTimeout as sleep } from 'node:timers/promises'

/** What many voters sent. */
export type CastVotes = {
  /** Voters whose vote was accepted, or had been when they sent it again. */
  readonly counted: number
  /** Response times of accepted votes in milliseconds, without those of the tokens. */
  readonly times: readonly number[]
  /** From the first to the last. */
  readonly seconds: number
}

export type VoteLoad = {
  /** The address of the site, which may change when it is started again. */
  readonly origin: () => string
  readonly pollId: string
  readonly options: readonly string[]
  readonly voters: number
  /** The number of the first voter, when others voted before. */
  readonly firstVoter?: number
  readonly concurrency: number
  /** How often a voter sends the vote until it is accepted. */
  readonly attempts: number
  /** Votes that begin in a second at most; as many as are answered without it. */
  readonly perSecond?: number
  /** Called with the number of each voter before the vote. */
  readonly onVote?: (begun: number) => void
}

const pauseMs = 200
const timeoutMs = 30_000

/** Ten voters of one network each: far below its limit. */
const addressOf = (voter: number) => {
  const network = Math.floor(voter / 10)
  return `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`
}

/** Finds the id of the question of today, and its options, in the page that shows it. */
export async function findPollInPage(origin: string): Promise<Pick<VoteLoad, 'pollId' | 'options'>> {
  const html = await (await fetch(`${origin}/gr/motorsport/dakar`)).text()
  const pollId = /action="\/api\/poll-vote-update\/([^"]+)"/.exec(html)?.[1]
  if (!pollId) throw new Error('The page of the Dakar shows no question.')
  const inputs = html.match(/<input [^>]*name="optionId"[^>]*>/g) ?? []
  return { pollId, options: inputs.flatMap((input) => /value="([^"]+)"/.exec(input)?.[1] ?? []) }
}

/** Returns the votes of a poll, all options together. */
export async function countVotesOf(origin: string, pollId: string): Promise<number> {
  const response = await fetch(`${origin}/api/poll-vote-count/${pollId}`)
  const { votes } = (await response.json()) as { votes: Record<string, number> }
  return Object.values(votes).reduce((sum, each) => sum + each, 0)
}

async function tokenOf(origin: string, address: string): Promise<string> {
  const response = await fetch(`${origin}/api/poll-voter`, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.text()
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function send(origin: string, load: VoteLoad, voter: number, cookie: string): Promise<number> {
  const response = await fetch(`${origin}/api/poll-vote-update/${load.pollId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(voter), cookie },
    body: JSON.stringify({ optionId: load.options[voter % load.options.length] }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.text()
  return response.status
}

/** Lets many voters vote at once, each with a token and until the vote is accepted. */
export async function castVotes(load: VoteLoad): Promise<CastVotes> {
  const { origin, voters, firstVoter = 0, concurrency, attempts, perSecond, onVote } = load
  const times: number[] = []
  const began = performance.now()
  let next = 0
  let counted = 0

  const voteOnce = async (voter: number, token: { cookie: string }): Promise<boolean> => {
    token.cookie ||= await tokenOf(origin(), addressOf(voter))
    const sent = performance.now()
    const status = await send(origin(), load, voter, token.cookie)
    // The first answer may have been lost.
    if (status !== 200 && status !== 409) return false
    times.push(performance.now() - sent)
    return true
  }
  const voteUntilCounted = async (voter: number) => {
    const token = { cookie: '' }
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await sleep(pauseMs)
      if (await voteOnce(voter, token).catch(() => false)) {
        counted += 1
        return
      }
    }
  }
  const worker = async () => {
    while (next < voters) {
      const voter = next++
      if (perSecond) await sleep(Math.max(0, began + (voter / perSecond) * 1_000 - performance.now()))
      onVote?.(voter)
      await voteUntilCounted(firstVoter + voter)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { counted, times, seconds: (performance.now() - began) / 1_000 }
}
