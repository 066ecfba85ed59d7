import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { inflate } from '../../data/inflate.ts'
import {
  catalogue,
  objectStream,
  pages,
  pdfOf,
  pdfOfSize,
  plainPdf,
  streamOf,
  zip,
} from '../../samples.test-support.ts'
import { checkPdf } from './check-pdf.ts'

const check = (bytes: Uint8Array) => checkPdf(bytes, inflate)

/** A real document with text, a link and a compressed page. */
function document(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const parts: Buffer[] = []
  const pdf = new PDFDocument({ ...options, info: { Title: 'Curriculum vitae' } })
  pdf.text('Thandi Nkosi (racing driver)', { link: 'https://www.example.co.za/' })
  pdf.outline.addItem('Career').addItem('2025')
  return new Promise((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    pdf.end()
  })
}

/** A PDF without a table: the cross-references are a stream, as in PDF 1.5 and later. */
function pdfWithReferenceStream(object: string): Buffer {
  const objects = [catalogue, pages, objectStream(object)].map((each, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(each), Buffer.from('\nendobj\n')]),
  )
  const body = Buffer.concat([Buffer.from('%PDF-1.5\n'), ...objects])
  const references = streamOf(
    '/Type /XRef /W [1 2 1] /Size 4 /Root 1 0 R /Filter /FlateDecode',
    deflateSync(Buffer.alloc(16)),
  )
  return Buffer.concat([
    ...[body, Buffer.from('4 0 obj\n'), references, Buffer.from('\nendobj\n')],
    Buffer.from(`startxref\n${body.length}\n%%EOF`),
  ])
}

const withObject = (object: string | Buffer) => pdfOf([catalogue, pages, object])
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

describe('checkPdf accepts', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a document with text, links and an outline', () => document()],
    ['a PDF 1.3', () => document({ pdfVersion: '1.3' })],
    ['an empty PDF', plainPdf],
    ['a PDF with object and cross-reference streams', () => pdfWithReferenceStream('<< /Type /Font >>')],
    ['a PDF of 5 MB', () => pdfOfSize(5_242_880)],
    [
      'an object stream of 8 MB',
      () =>
        withObject(
          streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(8_000_000))),
        ),
    ],
    ['white space after its end', () => Buffer.concat([plainPdf(), Buffer.from(' \r\n\n')])],
    [
      'a name that only begins like a forbidden one',
      () => withObject('<< /JavaScripts 1 /JSON 2 /Launched 3 >>'),
    ],
    [
      'compressed data that looks like short names',
      () => withObject(streamOf('', Buffer.from('x /JS /EF x'))),
    ],
  ])('%s', async (_, file) => {
    expect(check(await file())).toBe(null)
  })
})

describe('checkPdf refuses as unreadable', () => {
  it.each<[string, () => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['plain text named .pdf (V-265)', () => Buffer.from('I am a racing driver.')],
    ['a header alone', () => Buffer.from('%PDF-1.7\n')],
    ['bytes before the header', () => Buffer.concat([Buffer.from('MZ'), plainPdf()])],
    ['the first half of a file', () => plainPdf().subarray(0, 150)],
    ['a file without its last byte', () => plainPdf().subarray(0, -3)],
    ['bytes after its end', () => Buffer.concat([plainPdf(), Buffer.from('tail')])],
    [
      'an offset outside the file',
      () =>
        Buffer.from(
          plainPdf()
            .toString('latin1')
            .replace(/startxref\n\d+/, 'startxref\n99999'),
          'latin1',
        ),
    ],
    [
      'an offset to something else',
      () =>
        Buffer.from(
          plainPdf()
            .toString('latin1')
            .replace(/startxref\n\d+/, 'startxref\n12'),
          'latin1',
        ),
    ],
    [
      'an offset to a stream without cross-references',
      () => {
        const text = withObject(streamOf('', Buffer.from('x'))).toString('latin1')
        return Buffer.from(text.replace(/startxref\n\d+/, `startxref\n${text.indexOf('3 0 obj')}`), 'latin1')
      },
    ],
    [
      'an object stream that is cut off',
      () =>
        withObject(
          streamOf(
            '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            deflateSync(`9 0 ${script}`).subarray(0, -6),
          ),
        ),
    ],
    [
      'an object stream that cannot be inflated',
      () => withObject(streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from('no zlib'))),
    ],
  ])('%s', (_, file) => {
    expect(check(file())).toBe('unreadable')
  })
})

it('tells an encrypted PDF from a damaged one (V-265)', async () => {
  expect(check(await document({ userPassword: 'secret', pdfVersion: '1.7' }))).toBe('encryptedPdf')
  expect(check(await document({ ownerPassword: 'secret' }))).toBe('encryptedPdf')
})

describe('checkPdf refuses as unsafe', () => {
  const embedded = streamOf('/Type /EmbeddedFile /Subtype /application#2Fpdf', plainPdf())
  const polyglot = (text: string | Buffer) => withObject(streamOf('', Buffer.from(text)))
  it.each<[string, () => Buffer]>([
    ['a script', () => withObject(script)],
    ['a script whose name is escaped', () => withObject('<< /S /J#61va#53cript >>')],
    ['a script with its short key alone', () => withObject('<< /S /Other /JS 5 0 R >>')],
    ['a script in an object stream', () => withObject(objectStream(script))],
    ['an escaped name in an object stream', () => withObject(objectStream('<< /#4aS (x) >>'))],
    ['a script in an object stream behind a cross-reference stream', () => pdfWithReferenceStream(script)],
    [
      'a script in an object stream that does not call itself one',
      () => withObject(streamOf('/N 1 /First 4 /Filter /FlateDecode', deflateSync(`9 0 ${script}`))),
    ],
    [
      'an object stream whose type is escaped',
      () =>
        withObject(
          streamOf('/Type /Obj#53tm /N 1 /F#69rst 4 /Filter /FlateDecode', deflateSync(`9 0 ${script}`)),
        ),
    ],
    [
      'an object stream with a string that looks like the end of its dictionary',
      () =>
        withObject(
          streamOf(
            '/X (>> stream) /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            deflateSync(`9 0 ${script}`),
          ),
        ),
    ],
    [
      'an object stream with a comment that looks like another object',
      () =>
        withObject(
          streamOf(
            '/Type /ObjStm /N 1 /First 4 % 1 0 obj <<\n /Filter /FlateDecode',
            deflateSync(`9 0 ${script}`),
          ),
        ),
    ],
    [
      'an object stream inside another stream',
      () =>
        withObject(
          streamOf(
            '',
            Buffer.concat([Buffer.from('7 0 obj\n'), objectStream(script), Buffer.from('\nendobj')]),
          ),
        ),
    ],
    [
      'an object stream with another filter',
      () => withObject(objectStream(script, '/Filter [/ASCIIHexDecode /FlateDecode]')),
    ],
    [
      'an object stream with a predictor',
      () => withObject(objectStream('<< >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    ['an embedded PDF', () => withObject(embedded)],
    ['an embedded PDF without its type', () => withObject(streamOf('', plainPdf()))],
    [
      'an embedded file in an object stream',
      () => withObject(objectStream('<< /Names << /EmbeddedFiles 5 0 R >> >>')),
    ],
    ['an attached file', () => withObject('<< /Subtype /FileAttachment /FS 5 0 R >>')],
    ['a file specification with content', () => withObject('<< /Type /Filespec /EF << /F 5 0 R >> >>')],
    ['a program to launch', () => withObject('<< /S /Launch /F (cmd.exe) >>')],
    ['a link to another file', () => withObject('<< /S /GoToR /F (//198.51.100.7/share/cv.pdf) >>')],
    ['a form that sends its entries', () => withObject('<< /S /SubmitForm /F (https://example.com/) >>')],
    ['rich media', () => withObject('<< /Subtype /RichMedia >>')],
    ['a form of XFA', () => withObject('<< /AcroForm << /XFA 5 0 R >> >>')],
    ['another PDF appended', () => Buffer.concat([plainPdf(), plainPdf()])],
    ['a ZIP inside', () => polyglot(zip())],
    ['a page of HTML inside', () => polyglot('<!DOCTYPE html><p>Hello')],
    ['a script of HTML inside', () => polyglot('<ScRiPt>alert(1)</script>')],
    [
      'a bomb in an object stream',
      () =>
        withObject(
          streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(8_000_001))),
        ),
    ],
    [
      'a bomb of many object streams',
      () =>
        pdfOf([
          catalogue,
          pages,
          ...Array.from({ length: 30 }, () =>
            streamOf(
              '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
              deflateSync(Buffer.alloc(1_000_000)),
            ),
          ),
        ]),
    ],
    [
      'more object streams than a document has',
      () => pdfOf([catalogue, pages, ...Array.from({ length: 2_001 }, () => objectStream('<< >>'))]),
    ],
  ])('%s', (_, file) => {
    expect(check(file())).toBe('unsafePdf')
  })
})

describe('checkPdf takes seconds, and not hours, for', () => {
  const filled = (pattern: string) =>
    withObject(Buffer.from(pattern.repeat(Math.floor(5_000_000 / pattern.length))))
  it.each([
    ['objects in objects', '1 0 obj<<'],
    ['comments that contain objects', 'obj%'],
    ['strings that are never closed', 'obj<<('],
    ['hexadecimal strings that are never closed', 'obj<<<a'],
    ['streams without an end', 'stream '],
    ['names', '/a'],
    ['escaped names', '/#20'],
    ['white space', ' '],
    ['beginnings of ZIP records', 'PK\u0005\u0006'],
    ['beginnings of HTML', '<!doctype '],
  ])('5 MB of %s', (_, pattern) => {
    const file = filled(pattern)
    const begin = performance.now()
    check(file)
    expect(performance.now() - begin).toBeLessThan(10_000)
  })
})
