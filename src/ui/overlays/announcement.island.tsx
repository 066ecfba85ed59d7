'use client'

import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change before the text is announced. */
const announceDelay = 700

/** Announces a changing text to screen readers, debounced, and never on load. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  const lastText = useRef(text)
  useEffect(() => {
    if (text === lastText.current) return
    const timer = setTimeout(() => {
      lastText.current = text
      setAnnounced(text)
    }, announceDelay)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
