const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const TIME = String.raw`(\d{1,2})[:.](\d{2})`;
const BETWEEN = String.raw`\s*(?:to|until|-|–)\s*`;
const LINE = new RegExp(`^${DAY}(?:${BETWEEN}${DAY})?\\s*[,:]?\\s*${TIME}${BETWEEN}${TIME}$`, 'i');

/**
 * Converts lines such as "Monday to Saturday, 9:00 to 18:30" (24-hour clock) to the format of schema.org ("Mo-Sa
 * 09:00-18:30"). Other lines are left out.
 */
export function schemaOpeningHours(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, first, last, ...times] = LINE.exec(line.trim()) ?? [];
    const [fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = times;
    if (first === undefined || Number(fromHour) > 24 || Number(toHour) > 24) return [];
    const days = [first, last].flatMap((day) => (day === undefined ? [] : [shortDay(day)]));
    return [
      `${days.join('-')} ${fromHour.padStart(2, '0')}:${fromMinute}-${toHour.padStart(2, '0')}:${toMinute}`,
    ];
  });
}

const shortDay = (day: string): string =>
  DAYS.find((short) => day.toLowerCase().startsWith(short.toLowerCase())) ?? '';
