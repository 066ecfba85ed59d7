'use client'

import { useEffect, useState } from 'react'

type Props = { src: string; title: string }

/**
 * The player of a video platform in a frame. The policy of a page allows only the frames it was sent with: when the visitor
 * came by a link within the site, the browser refuses this one, and only the link beside it stays.
 */
export function PlayerFrame({ src, title }: Props) {
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const { origin } = new URL(src)
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [src])
  if (refused) return null
  return (
    <iframe
      src={src}
      title={title}
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full bg-night"
    />
  )
}
