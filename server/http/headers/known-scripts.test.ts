import { expect, test } from 'vitest'
import { deferPageScripts } from '../pages/deferred-scripts.ts'
import { isKnownScript } from './known-scripts.ts'

const lateScript = (body: string) => {
  const html = `<html><body>${body}<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script></body></html>`
  return /<script>([\s\S]*)<\/script>/.exec(deferPageScripts(html))?.[1] ?? ''
}
const late = lateScript('<p>Text</p>')
const turbopack = (argument: string) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${argument});`

test.each([
  ['the start of flight data', '(self.__next_f=self.__next_f||[]).push([0])'],
  ['flight data', 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:[\\"\\\\u003cp>\\"]"])'],
  ['flight data that is not ASCII', 'self.__next_f.push([1,"é\\u2028😀"])'],
  ['binary flight data', 'self.__next_f.push([3,"AAEC"])'],
  [
    'the start of the runtime',
    turbopack(
      '{"otherChunks":["static/chunks/2v4h0e-f.js","static/chunks/1_~a.js"],"runtimeModuleIds":[494553]}',
    ),
  ],
  ['the script that waits for text', late],
  ['the script that waits for a picture', lateScript('<img fetchPriority="high" src="/art/a.svg">')],
])('recognises %s', (_, script) => {
  expect(isKnownScript(script)).toBe(true)
})

test.each([
  '',
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,`a`])',
  "self.__next_f.push([1,'a'])",
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,"a","b"])',
  'self.__next_f.push([1,{"toString":"a"}])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push([0])',
  'self.__next_f.push([1,"a"])\n//',
  ' self.__next_f.push([1,"a"])',
  'alert(1);self.__next_f.push([1,"a"])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  turbopack('{"otherChunks":[],"runtimeModuleIds":[alert(1)]}'),
  turbopack('{"otherChunks":["https://evil.example/a.js"],"runtimeModuleIds":[1]}'),
  turbopack('{"otherChunks":["static/chunks/../../api/a.js"],"runtimeModuleIds":[1]}'),
  turbopack('{"otherChunks":[],"runtimeModuleIds":[1],"more":1}'),
  turbopack('{"otherChunks":[],"runtimeModuleIds":["a"]}'),
  turbopack('[]'),
  turbopack('null'),
  `${late};alert(1)`,
  late.replace('setTimeout(start', 'alert(1);setTimeout(start'),
  late.replace('/_next/static/chunks/a.js', 'https://evil.example/a.js'),
  late.replace('"/_next/static/chunks/a.js"', 'alert(1)'),
  late.replace('"/_next/static/chunks/a.js",', '"/_next/static/a",alert(1),'),
])('does not recognise %j', (script) => {
  expect(isKnownScript(script)).toBe(false)
})
