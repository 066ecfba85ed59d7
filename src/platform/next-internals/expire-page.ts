import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'

/**
 * Expires the page that is being rendered as soon as Next has cached it. Next serves a page past its `revalidate` once
 * more and renders it meanwhile; one past its `expire` is rendered first. Has no effect outside such a render.
 */
export function expireRenderedPage(): void {
  const render = workUnitAsyncStorage.getStore()
  if (render?.type === 'prerender-legacy') render.expire = 0
}
