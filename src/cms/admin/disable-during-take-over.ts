'use client'

import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useTransition } from 'react'

/** Returns the id of a lock's owner, which Payload returns as a document or an id. */
function idOf(editor: unknown): unknown {
  return typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor
}

/**
 * Disables the form of an editor who takes over a lock until Payload has refreshed it. The refresh resets every field
 * to its stored value, so anything typed before would be lost without notice.
 */
export function useDisableDuringTakeOver(): void {
  const { currentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const { setProcessing } = useForm()
  const { refresh } = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  const editor = idOf(currentEditor) ?? undefined
  const previous = useRef(editor)
  const wasDisabled = useRef(false)

  useEffect(() => {
    const before = previous.current
    previous.current = editor
    if (before === undefined || before === editor || editor !== user?.id) return
    // Refreshes run one after the other, so Payload's own refresh, started earlier, ends before this one.
    startRefresh(refresh)
  }, [editor, user?.id, refresh])

  useEffect(() => {
    if (isRefreshing || wasDisabled.current) setProcessing(isRefreshing)
    wasDisabled.current = isRefreshing
  }, [isRefreshing, setProcessing])
}
