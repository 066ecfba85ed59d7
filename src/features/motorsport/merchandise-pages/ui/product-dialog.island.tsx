'use client'

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { RequestFormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import type { Product } from '#features/motorsport/merchandise/index.ts'
import { productEnquiryPath, productFormType } from '#features/motorsport/merchandise/rules.ts'
import { formatPrice } from '#platform/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { MerchandiseTexts } from '../texts.ts'
import { ProductPicture } from './product-picture.tsx'

type Props = {
  /** Null while the dialog is closed. */
  product: Product | null
  form: RequestFormIslandProps
  texts: MerchandiseTexts
  onClose: () => void
}

/** Loads the form when a dialog is first opened. */
function useProductForm(isOpen: boolean) {
  const [Form, setForm] = useState<ComponentType<RequestFormIslandProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('#features/enquiries/enquiry-forms/request.islands.ts').then(
      ({ RequestFormIsland }) => setForm(() => RequestFormIsland),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen, load])
  return { Form, failed, load }
}

/** The texts that are entered in a form, by the name of their field. */
function enteredTexts(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[type="text"], [type="tel"], [type="email"], textarea',
  )
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]))
}

/** A product with its picture and the form to ask for it. Source: requirements C-201 to C-204. */
export function ProductDialog({ product, form, texts, onClose }: Props) {
  const { Form, failed, load } = useProductForm(product !== null)
  const formArea = useRef<HTMLDivElement>(null)
  // The form starts with it when the dialog opens again. A form that was sent has left nothing.
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({})
  const close = () => {
    const element = formArea.current?.querySelector('form')
    setEntered(element ? enteredTexts(element) : {})
    onClose()
  }
  return (
    <Dialog
      open={product !== null}
      onClose={close}
      title={texts.dialogTitle}
      shape="wide"
      labels={{ close: texts.close }}
    >
      {product ? (
        <div className="grid grid-cols-1 gap-8 laptop:grid-cols-[1fr_2fr]">
          <div className="grid content-start gap-3">
            <ProductPicture image={product.image} />
            <p className="mt-2 font-semibold text-h4 wrap-anywhere">{product.title}</p>
            {product.price === null ? null : <p className="figures">{formatPrice(product.price)}</p>}
            {product.description ? <p className="text-ink-2 text-small">{product.description}</p> : null}
          </div>
          <div ref={formArea} data-form-type={productFormType}>
            {Form ? (
              <Form key={product.code} {...form} prefilled={{ ...entered, product: product.title }} />
            ) : (
              <div role="status" className="grid min-h-96 content-start justify-items-start gap-4">
                <p className="text-ink-2">{failed ? texts.formFailed : texts.loading}</p>
                {failed ? (
                  <>
                    <Button variant="secondary" onClick={load}>
                      {texts.retry}
                    </Button>
                    <TextLink href={productEnquiryPath(product.title)}>{texts.formPage}</TextLink>
                  </>
                ) : null}
              </div>
            )}
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}
