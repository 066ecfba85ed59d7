import { useCallback, useEffect, useRef, useState } from 'react'
import { hasVotedCookie, votedCookieHeader } from '../addresses.ts'
import type { VoteCounts } from '../poll.ts'
import { fetchCounts, fetchToken, sendVote, type VoteProblem } from './send-vote.ts'

export type PollState =
  | { readonly kind: 'open'; readonly problem: VoteProblem | null }
  | { readonly kind: 'sending' }
  /** `justNow` when the visitor voted on this page. The counts are undefined while they are loaded, null when that failed. */
  | { readonly kind: 'voted'; readonly justNow: boolean; readonly counts: VoteCounts | null | undefined }

type Poll = {
  readonly state: PollState
  /** Asks for the token ahead of the vote. */
  readonly begin: () => void
  readonly vote: (optionId: string) => void
  readonly loadCounts: () => void
}

function rememberVote(pollId: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
  document.cookie = `${votedCookieHeader(pollId)}${secure}`
}

/**
 * The states of a poll. Whether this browser has voted is known from its cookie, after hydration, because the page is the
 * same for all visitors.
 *
 * Source: requirements C-110 to C-114, C-382 and C-383.
 */
export function usePoll(pollId: string): Poll {
  const [state, setState] = useState<PollState>({ kind: 'open', problem: null })
  const token = useRef<Promise<void> | null>(null)
  const isSending = useRef(false)

  const withToken = useCallback(() => {
    token.current ??= fetchToken()
    return token.current
  }, [])

  const showCounts = useCallback(
    async (justNow: boolean, cancelled: AbortSignal) => {
      setState({ kind: 'voted', justNow, counts: undefined })
      const counts = await fetchCounts(pollId, cancelled)
      if (!cancelled.aborted) setState({ kind: 'voted', justNow, counts })
    },
    [pollId],
  )

  useEffect(() => {
    const abort = new AbortController()
    if (hasVotedCookie(document.cookie, pollId)) void showCounts(false, abort.signal)
    return () => abort.abort()
  }, [pollId, showCounts])

  const send = async (optionId: string) => {
    setState({ kind: 'sending' })
    const problem = await withToken().then(
      () => sendVote(pollId, optionId),
      () => 'failed' as const,
    )
    if (problem) {
      // The token may be what was refused.
      token.current = null
      setState({ kind: 'open', problem })
      return
    }
    rememberVote(pollId)
    await showCounts(true, new AbortController().signal)
  }

  return {
    state,
    begin: () => void withToken().catch(() => undefined),
    vote: (optionId) => {
      if (isSending.current) return
      isSending.current = true
      void send(optionId).finally(() => {
        isSending.current = false
      })
    },
    loadCounts: () => void showCounts(true, new AbortController().signal),
  }
}
