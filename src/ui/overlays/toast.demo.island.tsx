'use client'

import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Toast } from './toast.tsx'

export function ToastDemo() {
  const [text, setText] = useState<string>()
  return (
    <>
      <Button variant="secondary" onClick={() => setText('No dealer within 40 km found')}>
        Search near me
      </Button>
      <Toast text={text} onDismiss={() => setText(undefined)} labels={{ dismiss: 'Dismiss' }} />
    </>
  )
}
