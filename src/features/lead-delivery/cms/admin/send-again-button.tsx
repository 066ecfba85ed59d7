'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

/** Sends a delivery that needs attention again. It is not there for any other. */
export function SendAgainButton() {
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value)
  const [said, setSaid] = useState('')
  if (state !== 'needsAttention') return null
  const send = async () => {
    setSaid('Sending …')
    const answer = await fetch(`/api/deliveries/${id}/send-again`, { method: 'POST' }).catch(() => null)
    setSaid(answer?.ok ? 'It is on its way again.' : 'That did not work. Please try again.')
  }
  return (
    <div className="field-type">
      <Button buttonStyle="primary" onClick={send} disabled={said === 'Sending …'}>
        Send again
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
