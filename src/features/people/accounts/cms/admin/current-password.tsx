'use client'

import { PasswordField, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

const path = 'currentPassword'
const field = { name: path, label: 'Current password', required: false } as const

function PasswordInput() {
  const { dispatchFields } = useForm()
  // The form keeps no password once the field is gone.
  useEffect(() => () => dispatchFields({ type: 'REMOVE', path }), [dispatchFields])
  return (
    <>
      <PasswordField autoComplete="off" field={field} path={path} validate={() => true} />
      <p className="field-description">
        Changing your e-mail needs your current password. We tell the old address about it.
      </p>
    </>
  )
}

/** Asks for the current password while the user is changing the e-mail of its own account. */
export function CurrentPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isChanged = useFormFields(([{ email }]) => email !== undefined && email.value !== email.initialValue)
  return user?.id === id && isChanged ? <PasswordInput /> : null
}
