'use client'

import {
  Button,
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { takeOverDialog } from '#platform/payload-internals/names.ts'
import { useDisableDuringTakeOver } from './disable-during-take-over.ts'

const field = 'updatedAt'

/** Returns the server's message about a newer version, which the form holds after a rejected save. */
function useRejection(): string | undefined {
  return useFormFields(([fields]) =>
    fields[field]?.valid === false ? (fields[field].errorMessage ?? '') : undefined,
  )
}

/** Updates the form's base version after its own saves, even when their form state is discarded. */
function useBase(updatedAt: string | undefined): void {
  const { dispatchFields, getFields } = useForm()
  useEffect(() => {
    const base = getFields()[field]
    if (!updatedAt || !base || base.value === updatedAt) return
    // Not `UPDATE`, which would mark other fields as unchanged that were edited meanwhile.
    const formState = { [field]: { ...base, value: updatedAt, initialValue: updatedAt } }
    dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [updatedAt, dispatchFields, getFields])
}

/**
 * Closes Payload's take-over dialog while the notice is visible, which says the same. The dialog covers the form, and
 * all its actions discard the entered values.
 */
function useCloseTakeOverDialog(isNoticeVisible: boolean): void {
  const { closeModal, isModalOpen } = useModal()
  const isRedundant = isNoticeVisible && isModalOpen(takeOverDialog)
  useEffect(() => {
    if (isRedundant) closeModal(takeOverDialog)
  }, [isRedundant, closeModal])
}

/** Returns the addresses at which the document is saved and its newest version displayed. */
function useAddresses() {
  const { id, collectionSlug, globalSlug, docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const document = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
  const versions = docConfig?.versions
  const hasDrafts = Boolean(typeof versions === 'object' && versions.drafts)
  const query = `?depth=0&fallback-locale=null&locale=${code}${hasDrafts ? '&draft=true' : ''}`
  const edit = `${config.routes.admin}${globalSlug ? '' : '/collections'}${document}`
  return {
    save: `${config.routes.api}${document}${query}`,
    newest: versions ? `${edit}/versions` : edit,
    hasDrafts,
    hasVersions: Boolean(versions),
  }
}

/** Notice that another editor saved the document. It keeps the entered values and offers the possible actions. */
export function NewerVersion() {
  const { data, collectionSlug, id } = useDocumentInfo()
  const { submit, setModified } = useForm()
  const { save, newest, hasDrafts, hasVersions } = useAddresses()
  const { refresh } = useRouter()
  const rejection = useRejection()
  const [message, setMessage] = useState<string>()
  const [failed, setFailed] = useState(false)
  const updatedAt = data?.updatedAt as string | undefined
  useBase(updatedAt)
  useCloseTakeOverDialog(message !== undefined)
  useDisableDuringTakeOver()

  useEffect(() => {
    if (rejection === undefined) return
    setMessage(rejection)
    // After a rejected save the form counts as saved, and would let the editor leave without confirmation.
    setModified(true)
  }, [rejection, setModified])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save of this form, or loading the newest version, hides it
  useEffect(() => setMessage(undefined), [updatedAt])

  if (message === undefined) return null

  const saveMine = async () => {
    const response = await fetch(`${save}&select[updatedAt]=true`, { credentials: 'include' })
    setFailed(!response.ok)
    if (!response.ok) return
    const { updatedAt: base } = (await response.json()) as { updatedAt: string }
    const overrides = { updatedAt: base, ...(hasDrafts ? { _status: 'draft' } : {}) }
    const method = collectionSlug && id ? 'PATCH' : 'POST'
    await submit({ action: save, method, overrides, skipValidation: hasDrafts })
  }
  const loadNewest = () => {
    setModified(false)
    refresh()
  }

  return (
    <div className="newer-version" role="alert">
      <p className="newer-version__title">There is a newer version</p>
      <p>{message}</p>
      <div className="newer-version__actions">
        <Button size="small" margin={false} onClick={saveMine}>
          {hasDrafts ? 'Save mine as the newest draft' : 'Save mine over it'}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" el="anchor" url={newest} newTab>
          {hasVersions ? 'Look at the versions' : 'Look at the newer version'}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={loadNewest}>
          Drop mine and load the newer version
        </Button>
      </div>
      <p className="newer-version__note">
        {hasVersions
          ? 'If you save yours, the other one stays under Versions and can be restored.'
          : 'If you save yours, it replaces the other one.'}
      </p>
      {failed ? <p>The newer version could not be read. Try again in a moment.</p> : null}
      <LeaveWithoutSaving />
    </div>
  )
}
