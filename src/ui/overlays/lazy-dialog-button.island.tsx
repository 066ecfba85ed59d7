'use client'

import { type ComponentProps, lazy } from 'react'
import type { DialogButton } from './dialog-button.island.tsx'

const Loaded = lazy(async () => ({ default: (await import('./dialog-button.island.tsx')).DialogButton }))

/** Loads the button with its dialog as a separate chunk: otherwise it would be in the bundle that all pages share. */
export function LazyDialogButton(props: ComponentProps<typeof DialogButton>) {
  // No Suspense boundary: the server would stream the button after the page, which would shift the layout.
  return <Loaded {...props} />
}
