'use client'

import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { SpecialFormProps } from '#features/enquiries/enquiry-forms/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { DisplayedSpecial, SpecialsData } from '../specials-data.ts'
import type { SpecialTexts } from '../texts.ts'
import { SpecialPicture } from './special-picture.tsx'
import { SpecialText } from './special-text.tsx'

type Props = {
  /** Null while the dialog is closed. */
  special: DisplayedSpecial | null
  data: Pick<SpecialsData, 'dealers' | 'form'>
  form: Pick<SpecialFormProps, 'texts' | 'language' | 'page'>
  texts: SpecialTexts
  onClose: () => void
}

/** Loads the form when a dialog is first opened. */
function useForm(isOpen: boolean) {
  const [Form, setForm] = useState<ComponentType<SpecialFormProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('#features/enquiries/enquiry-forms/special.islands.ts').then(
      ({ SpecialForm }) => setForm(() => SpecialForm),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen, load])
  return { Form, failed, load }
}

/** A special with its picture and the form to ask about it. Source: requirements D-197 to D-199. */
export function SpecialDialog({ special, data, form, texts, onClose }: Props) {
  const { Form, failed, load } = useForm(special !== null)
  return (
    <Dialog
      open={special !== null}
      onClose={onClose}
      title={texts.enquiry}
      shape="wide"
      labels={{ close: texts.close }}
    >
      {special ? (
        <div className="grid grid-cols-1 gap-8 laptop:grid-cols-2">
          <div className="grid content-start gap-3">
            <SpecialPicture image={special.image} isWhole />
            <p className="mt-2 font-semibold text-h4 wrap-anywhere">{special.title}</p>
            {special.owner ? <p className="text-small">{special.owner.name}</p> : null}
            {special.lastDay ? (
              <p className="text-ink-2 text-small">{fill(texts.until, { day: special.lastDay })}</p>
            ) : null}
            <SpecialText text={special.text} />
          </div>
          {Form ? (
            <Form
              key={special.fragment}
              special={special.code}
              dealer={special.owner?.slug ?? null}
              dealers={data.dealers}
              content={data.form}
              {...form}
            />
          ) : (
            <div role="status" className="grid min-h-96 content-start justify-items-start gap-4">
              <p className="text-ink-2">{failed ? texts.formFailed : texts.loading}</p>
              {failed ? (
                <Button variant="secondary" onClick={load}>
                  {texts.retry}
                </Button>
              ) : null}
            </div>
          )}
        </div>
      ) : null}
    </Dialog>
  )
}
