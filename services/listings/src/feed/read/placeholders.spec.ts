import { describe, expect, it } from 'vitest';
import { isPlaceholder, isZero } from './placeholders.js';

describe('placeholders in a feed', () => {
  it.each([
    ...['null', 'NULL', '(null)', '<null>', 'None', 'none.', 'N/A', 'n.a.', 'N.A', 'NA', 'n\\a'],
    ...['#N/A', '#REF!', 'NaN', 'undefined', 'Not Specified', 'not_specified', 'NOT-SPECIFIED'],
    ...['Unspecified', 'Not Available', 'Unknown', 'TBC', 't.b.a.', 'TBD', 'To be confirmed'],
    ...['Select', '-- Select --', 'Please select', 'Please Select…', 'nil'],
    ...['- Select an option -', '-', '--', '—', '...', '?', '[]', '{}', '""', '/', '_', '*', '.'],
    ...['[object Object]', 'غير محدد', 'غير محددة', 'غير متوفر', 'لا يوجد', 'اختر'],
    ...['الرجاء الاختيار', 'يرجى الاختيار', 'غیر محدد', 'keine Angabe', 'Non spécifié'],
    ...['Not   Applicable', 'Not provided', 'not yet specified', 'Not Yet Assigned', 'not found'],
    ...['null null', 'undefined undefined', 'null - null', 'None/None', 'nullnull', 'N/A / N/A', 'NULL,'],
    ...['Select Agent', '-- Choose a developer --', 'Please select city', 'Select Sub-Community', 'xxx'],
    ...['{{agent_name}}', '${agent}', '%AGENT%', '[agent_name]', '\\N', 'No data available', 'void'],
    ...[
      'No Developer',
      'Not yet available',
      'k. A.',
      'No aplica',
      'не указано',
      'нет данных',
      'لم يتم التحديد',
    ],
    ...['None Specified', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', 'null,null', 'N/A, N/A', 'null, -'],
  ])('%j states nothing', (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  it.each([
    ...['Select Group', 'Select Homes', 'Null Island Tower', 'Nonesuch', 'Nan Haddad'],
    ...[
      'NA Tower 1',
      'TBA Residences',
      'Value',
      'Name',
      '#1',
      'null,1',
      'N/A, Dubai',
      '0',
      '-1',
      '1',
      '$',
      '€',
      '+',
      'No',
      'Any',
      'A',
      'B-',
    ],
    ...['Select Home Agents', 'Choose Dubai', '{Balcony}', '100%', 'xx', 'None Such', 'Null Null Tower'],
    ...['دبي', 'محدد', 'Unknown Pleasures Tower', 'Nilam'],
  ])('%j states something', (text) => {
    expect(isPlaceholder(text)).toBe(false);
  });

  it('of zeros state no text', () => {
    expect(['0', '00', '0000000', '0.00', '٠', '0-0'].map(isZero)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect(['', '01', 'O', '10', '0A', '+0'].map(isZero)).toEqual(Array.from({ length: 6 }, () => false));
  });
});
