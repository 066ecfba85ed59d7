'use client'

import { type ComponentProps, lazy } from 'react'
import type { RequestFormIsland } from './request-form.island.tsx'

const LoadedForm = lazy(async () => ({
  default: (await import('./request-form.island.tsx')).RequestFormIsland,
}))

/** A form of several sections or steps, whose scripts load only on pages with one. See `LazyForm`. */
export function LazyRequestForm(props: ComponentProps<typeof RequestFormIsland>) {
  return <LoadedForm {...props} />
}
