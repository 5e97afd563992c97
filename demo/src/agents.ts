export interface DemoAgent {
  name: string;
  phone: string;
  email: string;
  photo: string;
  licence: string;
}

const agent = (number: number, name: string, phone: string, licence: string): DemoAgent => ({
  name,
  phone,
  email: `${name.split(' ')[0]?.toLowerCase() ?? 'hello'}@manzil.example`,
  photo: `/uploads/demo-avatar-0${number}.png`,
  licence,
});

/** Invented people, shown by monograms. */
export const AGENTS: readonly DemoAgent[] = [
  agent(1, 'Daniel Okafor', '+971501110101', '51201'),
  agent(2, 'Priya Nair', '+971501110102', '48377'),
  agent(3, 'Khalid Al Suwaidi', '+971501110103', '39450'),
  agent(4, 'Leila Haddad', '+971501110104', '44018'),
  agent(5, 'Amara Silva', '+971501110105', '52963'),
  agent(6, 'Yusuf Demir', '+971501110106', '47726'),
  agent(7, 'Katarina Novak', '+971501110107', '50882'),
  agent(8, 'Mateo Rossi', '+971501110108', '46135'),
];
