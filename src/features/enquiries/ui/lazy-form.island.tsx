'use client'

import dynamic from 'next/dynamic'

/**
 * A form whose scripts load only on pages with a form; otherwise they would be part of all pages' islands. Unlike
 * React's own `lazy`, Next links its style sheet in the page, which browsers without JavaScript need.
 *
 * Without a `loading` state there is no Suspense boundary: the server would stream the form later, and the layout would
 * shift.
 */
export const LazyForm = dynamic(async () => (await import('./form.island.tsx')).FormIsland)
