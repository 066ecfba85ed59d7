'use client'

import { useEffect, useRef, useState } from 'react'

/** How long a text has to stand still before it is read out. Milliseconds. */
const settled = 700

/** Reads a changing text to screen readers: once per change that settles, and never on load. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  const last = useRef(text)
  useEffect(() => {
    if (text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      setSpoken(text)
    }, settled)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  )
}
