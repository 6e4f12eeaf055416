import { runProgram } from './runProgram'

interface Drawn {
  text: string
  bytes: number
  measured: { lines: number; widest: number; drawnAsMeasured: boolean }[]
  /** Words written from right to left, with their positions. */
  spoken: { text: string; x: number }[]
}

const draw = (texts: string[]) => runProgram<Drawn>('drawText', JSON.stringify(texts))

describe('documents', () => {
  it('write names in any language with searchable letters, and stay small [R-366, O-50]', async () => {
    const names = [
      'Екатерина Щербакова, Київ',
      'Παπαδόπουλος',
      'Nguyễn Thị Ánh Tuyết',
      '王小明，上海市浦东新区',
      '陳國華',
      '山田太郎 さくら',
      '김철수',
      'สมชาย',
      'राजेश',
      'Łódź, Győr',
    ]
    const { text, bytes } = await draw(names)
    for (const name of names) expect(text).toContain(name)
    expect(bytes).toBeLessThan(60_000)
  })

  it('write Arabic and Hebrew from right to left, with numbers and brackets in reading order [R-366, O-50]', async () => {
    const { spoken, text } = await draw(['بيت 12 (القاهرة)', 'Order for דוד לוי (urgent)'])
    const words = ['بيت', 'القاهرة', 'דוד', 'לוי']
    for (const word of words) expect(spoken.map((run) => run.text)).toContain(word)
    const place = (word: string) => spoken.find((run) => run.text === word)?.x ?? 0
    expect(place('بيت')).toBeGreaterThan(place('القاهرة'))
    expect(place('דוד')).toBeGreaterThan(place('לוי'))
    expect(text).toContain('12')
    expect(text).toMatch(/Order for .* \(urgent\)/)
  })

  it('keep the line breaks of a note, and measure text as they draw it [R-366, O-50]', async () => {
    const address = `https://www.example.com/${'a'.repeat(120)}`
    const arabic = 'تم شحن الآلة من هامبورغ وستصل إلى القاهرة خلال عشرة أيام عمل، يرجى تجهيز الرافعة'
    const { measured } = await draw([
      'One\r\nTwo\n\n\n\nThree',
      address,
      arabic,
      '王小明'.repeat(20),
      'Київ '.repeat(30),
    ])
    expect(measured.map(({ lines }) => lines)).toEqual([4, 4, 2, 3, 3])
    for (const { widest, drawnAsMeasured } of measured) {
      expect(widest).toBeLessThanOrEqual(1)
      expect(drawnAsMeasured).toBe(true)
    }
  })

  it('replace signs that no font has with similar ones [R-366, O-50]', async () => {
    const { text } = await draw(['≥ 5 → 6', 'Ⅻ 😀'])
    expect(text).toContain('>= 5 -> 6')
    expect(text).toContain('XII ?')
  })
})
