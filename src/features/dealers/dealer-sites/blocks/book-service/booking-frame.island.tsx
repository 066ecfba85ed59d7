'use client'

import { useEffect } from 'react'

type Props = { src: string; title: string }

/**
 * The booking page in a frame. The policy of a page allows only the frames it was sent with: when the visitor came by a
 * link within the site, the browser refuses this one, and the page is loaded again with its own policy.
 */
export function BookingFrame({ src, title }: Props) {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation')
    // A page that was loaded here has the policy it needs; loading it again would change nothing.
    if (load && new URL(load.name).pathname === location.pathname) return
    const { origin } = new URL(src)
    const reload = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) location.reload()
    }
    document.addEventListener('securitypolicyviolation', reload)
    return () => document.removeEventListener('securitypolicyviolation', reload)
  }, [src])
  return (
    <iframe
      src={src}
      title={title}
      data-embedded
      loading="lazy"
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      className="h-[44rem] w-full border border-line bg-ground print:hidden"
    />
  )
}
