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
import { useHoldWhileTakingOver } from './hold-while-taking-over.ts'

const field = 'updatedAt'

/** The server's sentence about a newer version, as the form holds it after a save that was refused. */
function useRefusal(): string | undefined {
  return useFormFields(([fields]) =>
    fields[field]?.valid === false ? (fields[field].errorMessage ?? '') : undefined,
  )
}

/** Keeps the version the form is based on up to date with its own saves, whatever becomes of their form state. */
function useBase(updatedAt: string | undefined): void {
  const { dispatchFields, getFields } = useForm()
  useEffect(() => {
    const base = getFields()[field]
    if (!updatedAt || !base || base.value === updatedAt) return
    // Not `UPDATE`, which takes what is typed meanwhile in other fields for unchanged.
    const formState = { [field]: { ...base, value: updatedAt, initialValue: updatedAt } }
    dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [updatedAt, dispatchFields, getFields])
}

/**
 * Closes Payload's dialog for an editor whose lock somebody took while the notice is there, which says the same. The
 * dialog lies over the form, and its ways on keep nothing of what is typed.
 */
function useInsteadOfTakenOver(isNoticeShown: boolean): void {
  const { closeModal, isModalOpen } = useModal()
  const isInTheWay = isNoticeShown && isModalOpen(takeOverDialog)
  useEffect(() => {
    if (isInTheWay) closeModal(takeOverDialog)
  }, [isInTheWay, closeModal])
}

/** Where the document is saved, read and compared. */
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

/** Says that somebody else saved the document meanwhile, keeps what is typed, and offers the ways on. */
export function NewerVersion() {
  const { data, collectionSlug, id } = useDocumentInfo()
  const { submit, setModified } = useForm()
  const { save, newest, hasDrafts, hasVersions } = useAddresses()
  const { refresh } = useRouter()
  const refusal = useRefusal()
  const [message, setMessage] = useState<string>()
  const [failed, setFailed] = useState(false)
  const updatedAt = data?.updatedAt as string | undefined
  useBase(updatedAt)
  useInsteadOfTakenOver(message !== undefined)
  useHoldWhileTakingOver()

  useEffect(() => {
    if (refusal === undefined) return
    setMessage(refusal)
    // After a refusal the form takes itself for saved, and would let the editor leave without a question.
    setModified(true)
  }, [refusal, setModified])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save of this form, or loading the newest version, ends it
  useEffect(() => setMessage(undefined), [updatedAt])

  if (message === undefined) return null

  const saveMine = async () => {
    const answer = await fetch(`${save}&select[updatedAt]=true`, { credentials: 'include' })
    setFailed(!answer.ok)
    if (!answer.ok) return
    const { updatedAt: base } = (await answer.json()) as { updatedAt: string }
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
      <div className="newer-version__ways">
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
