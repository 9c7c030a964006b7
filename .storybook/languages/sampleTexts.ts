/** Names and typed text in the sample data and the stories, which are not translated: one per line, longest first. */
export const SAMPLE_TEXTS: readonly string[] = `
Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi of Rawalpindi
Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui al-Hashmi
Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs
Hubert-Blaine-Wolfeschlegelsteinhausenbergerdorff Trading & Sons
Hubert-Blaine-Wolfeschlegelsteinhausenbergerdorff
Fatima Ali
Ahmed Khan
Ali Hassan
Hassan Raza
Bilal Ahmed
Ayesha Malik
Zain Abbasi
Sana Tariq
Sana Mirza
Rabia Anwar
Omar Farooq
Nadia Sheikh
Imran Butt
Hina Qureshi
The Lahore and Greater Punjab Electric Supply and Distribution Company
The National Commercial Bank of the Eastern Province and its Islands
Commercial Bank of Qatar
National Bank of Bahrain
The First Microfinance and Agricultural Development Bank of Gilgit-Baltistan
Qatar National Bank
Bank of America
Meezan Bank
Riyad Bank
Wells Fargo
Tea House, Anarkali
Kitchen Cuisine
Merchant Store
K-Electric
JazzCash
Easypaisa
Chase
SABB
SSGC
PTCL
HBL
UBL
MCB
NCB
BBK
First Karachi Consolidated Islamic Infrastructure and Renewable Energy Opportunities Fund
Government Ijarah Sukuk of the Islamic Republic of Pakistan, due 2031
Islamic Balanced Fund
Islamic Income Fund
Islamic Growth Fund
Islamic Equity Fund
Wind, sun and water power along the coast, the grid that brings it to the cities, and the Sukuk by which all of it is paid for, chosen by a board that meets each month.
For the wedding hall, the caterer and the flowers, as we agreed on the phone last week
For the wedding hall, the caterer and the flowers, as we agreed on the phone
Eid Mubarak to you and your family!
So many words.
House 42, Street 7, DHA Phase 5, Karachi
House 42, Street 7, DHA Phase 5,
Karachi
Power
Lunch
For the books
muhammad.abdul-rahman.siddiqui.qureshi.farooqui@accounts.example.com.pk
`
  .trim()
  .split('\n');
