'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Shows a draft anew whenever the admin around the preview says it was saved; heeds no other origin. */
export function LivePreview() {
  const router = useRouter()
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => null,
  )
  return origin ? <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} /> : null
}
