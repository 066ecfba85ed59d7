'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

/** Queues a delivery again. Rendered only while the delivery needs attention. */
export function SendAgainButton() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const [message, setMessage] = useState('')
  if (state !== 'needsAttention') return null
  const send = async () => {
    setMessage('Sending …')
    const response = await fetch(`/api/deliveries/${id}/send-again`, { method: 'POST' }).catch(() => null)
    setMessage(response?.ok ? 'Queued again.' : 'Could not be queued. Please try again.')
  }
  return (
    <div className="field-type">
      <Button buttonStyle="primary" onClick={send} disabled={message === 'Sending …'}>
        Send again
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}
