'use client'

import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useTransition } from 'react'

/** The account behind a lock, which Payload gives as a document or as its id. */
function idOf(editor: unknown): unknown {
  return typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor
}

/**
 * Keeps the form of an editor who takes a lock over closed until Payload has refreshed it. The refresh replaces every
 * field by what is stored, so that whatever is typed before it arrives would disappear without a word.
 */
export function useHoldWhileTakingOver(): void {
  const { currentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const { setProcessing } = useForm()
  const { refresh } = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  const editor = idOf(currentEditor) ?? undefined
  const previous = useRef(editor)
  const wasHeld = useRef(false)

  useEffect(() => {
    const before = previous.current
    previous.current = editor
    if (before === undefined || before === editor || editor !== user?.id) return
    // Refreshes run one after the other: at the end of this one Payload's own, begun before it, is over too.
    startRefresh(refresh)
  }, [editor, user?.id, refresh])

  useEffect(() => {
    if (isRefreshing || wasHeld.current) setProcessing(isRefreshing)
    wasHeld.current = isRefreshing
  }, [isRefreshing, setProcessing])
}
